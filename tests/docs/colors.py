"""Colours as the reader sees them.

Input: an open page. Output: for each kind of text the smallest contrast between it and what is behind it, by the
definition of WCAG 2.2. Invariant: colours are the browser's computed ones, so a theme's variables cannot hide any.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Page

#: What WCAG asks of text at level AA.
ENOUGH = 4.5

_TEXTS = """selector => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
    const known = new Map();
    // Any notation of CSS, as four numbers.
    const rgba = text => {
        if (!known.has(text)) {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = text;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
            known.set(text, [r, g, b, a / 255]);
        }
        return known.get(text);
    };
    const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
    const behind = element => {
        const layers = [];
        for (let e = element; e; e = e.parentElement) layers.push(rgba(getComputedStyle(e).backgroundColor));
        return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
    };
    const luminance = color => color.slice(0, 3)
        .map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const found = [];
    for (const element of document.querySelectorAll(selector)) {
        const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
        const text = own.map(node => node.data).join("").trim();
        if (!text || !element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        const under = behind(element);
        const color = over(rgba(getComputedStyle(element).color), under);
        const [light, dark] = [luminance(color), luminance(under)].sort((a, b) => b - a);
        found.push({
            contrast: (light + 0.05) / (dark + 0.05),
            text: text.slice(0, 40),
            where: `${element.tagName.toLowerCase()}.${element.className}`,
        });
    }
    return found;
}"""


@dataclass(frozen=True)
class Text:
    """A piece of text, and how well it can be told from what is behind it."""

    contrast: float
    text: str
    where: str

    def __str__(self) -> str:
        return f"{self.contrast:.2f} `{self.text}` ({self.where})"


def texts(tab: Page, selector: str) -> list[Text]:
    """The visible texts of the elements that a selector names, those hardest to read first."""
    return sorted((Text(**text) for text in tab.evaluate(_TEXTS, selector)), key=lambda text: text.contrast)


def background(tab: Page) -> float:
    """How light the page is, from 0 to 255."""
    color = str(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
    red, green, blue = (int(part) for part in re.findall("[0-9]+", color)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
