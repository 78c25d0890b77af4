// The field above a table of functions: only rows that hold every word of it stay.
document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("input.filter");
  const table = document.querySelector("table.functions");
  if (!field || !table) return;
  const rows = [...table.tBodies[0].rows].map((row) => [row, row.textContent.toLowerCase()]);
  const count = document.createElement("p");
  count.className = "filter-count";
  count.setAttribute("aria-live", "polite");
  field.parentElement.after(count);
  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      shown += row.hidden ? 0 : 1;
    }
    count.textContent = `${shown} of ${rows.length} functions`;
  };
  field.addEventListener("input", apply);
  apply();
});
