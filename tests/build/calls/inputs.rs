//! What a test passes, by the type that the wrapper takes.

use cuspec_codegen::plan::{Class, Entry, Extent, Form};

use super::{Call, Writer, seed};

/// The type that a wrapper leaves to its caller: of elements, for which the tests put `u32`, or of an attribute's value.
pub(super) const GENERIC: &str = "T";

impl<'p, 'a> Writer<'p, 'a> {
    /// Passes a value of type `ty` for the C parameter `at`; false when nobody knows how.
    pub(super) fn input(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str, home: &str) -> bool {
        let (ty, wrap) = match ty.strip_prefix("Option<").and_then(|rest| rest.strip_suffix('>')) {
            Some(inner) if inner.starts_with('&') => (inner, "Some"),
            _ => (ty, ""),
        };
        let passed = match ty {
            "&self" => self.handle(call, e, at, home),
            "&str" => text(call, at),
            "&[&str]" => texts(call, e, at, self.len(e.params[at].form.extent())),
            _ if ty.starts_with("&[&") => self.handles(call, e, at, ty),
            _ if ty.starts_with("&mut[") || ty.starts_with("&mut [") || ty.starts_with("&[") => self.array(call, e, at, ty),
            _ if ty.contains("DeviceSlice<") => self.device_memory(call, e, at, ty),
            _ if ty.starts_with("impl Fn") => closure(call, at, ty),
            _ if ty.starts_with("Attribute<") => self.attribute(call, e, at),
            _ if matches!(e.params[at].form, Form::Tagged { .. }) => self.tagged(call, at, ty),
            _ if ty.starts_with('&') => self.reference(call, e, at, ty),
            _ if ty.starts_with('*') => self.pointer(call, e, at, ty),
            _ if self.names.owner(ty) => self.owner(call, e, at, ty),
            _ => self.by_value(call, e, at, ty),
        };
        let Some(passed) = passed else { return false };
        call.passed.push(if wrap.is_empty() { passed } else { format!("{wrap}({passed})") });
        true
    }

    /// A borrowed handle.
    fn handle(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, borrow: &str) -> Option<String> {
        let p = &e.params[at];
        if !self.names.borrow(borrow) || p.ty.as_pointer().is_some() {
            return None;
        }
        let (kind, seed) = (self.kinds.of(p.ty)?, seed(at));
        call.before.push(format!("let raw{at} = unsafe {{ make({kind}, {seed}) }};"));
        call.before.push(format!("c.value({at}, &pattern({kind}, {seed}));"));
        Some(format!("{borrow}::from_raw(&raw{at})"))
    }

    /// A borrowed handle where C takes a pointer: an untyped one is the handle itself, any other leads to it.
    fn handle_behind_pointer(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, borrow: &str) -> Option<String> {
        let p = &e.params[at];
        let (_, to) = p.ty.as_pointer()?;
        let seed = seed(at);
        let kind = match self.kinds.of(to) {
            None => {
                let kind = self.kinds.address();
                call.before.push(format!("c.value({at}, &pattern({kind}, {seed}));"));
                kind
            }
            Some(kind) if matches!(p.form, Form::In(_) | Form::InOut(_)) => {
                call.before.push(format!("c.points({at}, {kind}, pattern({kind}, {seed}));"));
                call.before.push(format!("c.leave({at});"));
                kind
            }
            // C would follow the handle's number.
            Some(_) => return None,
        };
        call.before.push(format!("let raw{at} = unsafe {{ make({kind}, {seed}) }};"));
        Some(format!("{borrow}::from_raw(&raw{at})"))
    }

    /// A range of device memory: an address that nobody follows. Where an expression tells its extent it is larger than any.
    fn device_memory(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let p = &e.params[at];
        let mutable = if ty.starts_with("&mut") { "_mut" } else { "" };
        let (_, element) = ty.strip_suffix('>')?.rsplit_once("DeviceSlice<")?;
        let element = if element == GENERIC { "u32" } else { element };
        let size = match element {
            "u8" | "i8" => 1,
            "u16" | "i16" => 2,
            "u32" | "i32" | "f32" => 4,
            "u64" | "i64" | "f64" => 8,
            _ => return None,
        };
        call.elements.insert(at, size);
        let extent = p.form.extent();
        let len = match extent {
            Some(Extent::Expr(_)) => (1_u64 << 50).to_string(),
            Some(Extent::Fixed(len)) => len.to_string(),
            _ => call.length(at, self.len(extent)),
        };
        let (kind, seed) = (self.kinds.of(p.ty)?, seed(at));
        call.before.push(format!("c.memory({at}, &pattern({kind}, {seed}), {len});"));
        Some(format!("DeviceSlice::<{element}>::from_raw{mutable}(word(&pattern({kind}, {seed})), {len})"))
    }

    /// An attribute with the type of its value, for which the tests put `u64`.
    fn attribute(&self, call: &mut Call, e: &'p Entry<'a>, at: usize) -> Option<String> {
        let seed = seed(at);
        self.plan.enum_behind(&e.params[at])?;
        let kind = self.kinds.number(4);
        call.before.push(format!("c.value({at}, &pattern({kind}, {seed}));"));
        Some(format!("cuspec_runtime::Attribute::<_, u64, true>::new(make({kind}, {seed}))"))
    }

    /// The value of an attribute.
    fn tagged(&self, call: &mut Call, at: usize, ty: &str) -> Option<String> {
        if ty.strip_prefix('&') != Some(GENERIC) {
            return None;
        }
        let (kind, seed) = (self.kinds.number(8), seed(at));
        call.before.push(format!("let v{at}: u64 = unsafe {{ make({kind}, {seed}) }};"));
        call.before.push(format!("c.points({at}, {kind}, pattern({kind}, {seed}));"));
        Some(format!("&v{at}"))
    }

    /// A handle that the call consumes: by value, or behind a pointer through which it is cleared.
    fn owner(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, owner: &str) -> Option<String> {
        let p = &e.params[at];
        let seed = seed(at);
        let kind = match p.ty.as_pointer() {
            Some((_, to)) => {
                let kind = self.kinds.of(to)?;
                call.before.push(format!("c.points({at}, {kind}, pattern({kind}, {seed}));"));
                kind
            }
            None => {
                let kind = self.kinds.of(p.ty)?;
                call.before.push(format!("c.value({at}, &pattern({kind}, {seed}));"));
                kind
            }
        };
        Some(format!("{owner}::from_raw(make({kind}, {seed}))"))
    }

    /// Borrowed handles in an array.
    fn handles(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let borrow = ty.strip_prefix("&[&")?.strip_suffix(']')?;
        if !self.names.borrow(borrow) {
            return None;
        }
        let (kind, seed) = (self.element(e, at)?, seed(at));
        let len = call.length(at, self.len(e.params[at].form.extent()));
        call.before.push(format!("let raw{at} = unsafe {{ make_all({kind}, {seed}, {len}) }};"));
        call.before
            .push(format!("let v{at}: Vec<&{borrow}> = raw{at}.iter().map(|h| unsafe {{ {borrow}::from_raw(h) }}).collect();"));
        call.before.push(format!("c.points({at}, {kind}, patterns({kind}, {seed}, {len}));"));
        call.before.push(format!("c.leave({at});"));
        Some(format!("&v{at}"))
    }

    fn array(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let mutable = ty.starts_with("&mut");
        let inner = ty.trim_start_matches("&mut").trim_start_matches('&').trim().strip_prefix('[')?.strip_suffix(']')?;
        let (element, fixed) = match inner.rsplit_once(';') {
            Some((element, n)) => (element, Some(n.trim().parse::<u64>().ok()?)),
            None => (inner, None),
        };
        let kind = match element {
            GENERIC => self.kinds.number(4),
            _ if self.names.plain(element) => self.element(e, at)?,
            _ => return None,
        };
        if element == GENERIC {
            call.elements.insert(at, 4);
        }
        let seed = seed(at);
        let len = match (fixed, e.params[at].form.extent()) {
            (Some(len), _) => len.to_string(),
            // How long it has to be follows from other arguments.
            (None, extent @ Some(Extent::Expr(_))) => self.len(extent).to_string(),
            (None, extent) => call.length(at, self.len(extent)),
        };
        let made = match fixed {
            Some(_) => format!(
                "let mut v{at}: [_; {len}] = unsafe {{ make_all({kind}, {seed}, {len}) }}.try_into().ok().expect(\"as many\");"
            ),
            None if element == GENERIC => format!("let mut v{at}: Vec<u32> = unsafe {{ make_all({kind}, {seed}, {len}) }};"),
            None => format!("let mut v{at} = unsafe {{ make_all({kind}, {seed}, {len}) }};"),
        };
        call.before.push(made);
        call.before.push(format!("c.points({at}, {kind}, patterns({kind}, {seed}, {len}));"));
        let narrow = fixed.is_none() && self.narrow(e, at);
        if narrow {
            call.before.push(format!("let mut long{at} = unsafe {{ c.oversized() }};"));
        }
        if !mutable {
            call.before.push(format!("c.leave({at});"));
            return Some(if narrow { format!("long{at}.as_deref().unwrap_or(&v{at})") } else { format!("&v{at}") });
        }
        self.written(call, e, at, &kind, &len, &format!("&v{at}[..]"));
        Some(if narrow { format!("long{at}.as_deref_mut().unwrap_or(&mut v{at})") } else { format!("&mut v{at}") })
    }

    /// Whether the count of an array has fewer bits than a length in memory.
    fn narrow(&self, e: &'p Entry<'a>, at: usize) -> bool {
        let Some(Extent::Param(count) | Extent::Bytes(count)) = e.params[at].form.extent() else { return false };
        let count = &e.params[*count];
        matches!(count.form, Form::Count { .. })
            && self.kinds.size(count.ty.as_pointer().map_or(count.ty, |(_, to)| to)) == Some(4)
    }

    fn reference(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let mutable = ty.strip_prefix("&mut ");
        let element = mutable.unwrap_or_else(|| ty.trim_start_matches('&'));
        if self.names.borrow(element) {
            return if e.params[at].ty.as_pointer().is_some() {
                self.handle_behind_pointer(call, e, at, element)
            } else {
                self.handle(call, e, at, element)
            };
        }
        let (_, to) = e.params[at].ty.as_pointer()?;
        if !self.names.plain(element) {
            return None;
        }
        let (kind, seed) = (self.kinds.of(to)?, seed(at));
        call.before.push(format!("let mut v{at} = unsafe {{ make({kind}, {seed}) }};"));
        call.before.push(format!("c.points({at}, {kind}, pattern({kind}, {seed}));"));
        if mutable.is_none() {
            call.before.push(format!("c.leave({at});"));
            return Some(format!("&v{at}"));
        }
        self.written(call, e, at, &kind, "1", &format!("&v{at}"));
        Some(format!("&mut v{at}"))
    }

    /// What a wrapper passes on as it is.
    fn pointer(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let p = &e.params[at];
        let seed = seed(at);
        let kind = p.ty.as_pointer().and_then(|(_, to)| self.kinds.of(to));
        let Some(kind) = kind.filter(|_| p.ty.as_pointer().is_some()) else {
            let kind = self.kinds.address();
            call.before.push(format!("c.value({at}, &pattern({kind}, {seed}));"));
            return Some(format!("make({kind}, {seed})"));
        };
        call.before.push(format!("let mut v{at} = aligned(&pattern({kind}, {seed}));"));
        call.before.push(format!("c.points({at}, {kind}, pattern({kind}, {seed}));"));
        call.before.push(format!("c.leave({at});"));
        Some(if ty.starts_with("*const") { format!("v{at}.as_ptr().cast()") } else { format!("v{at}.as_mut_ptr().cast()") })
    }

    fn by_value(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, ty: &str) -> Option<String> {
        let p = &e.params[at];
        // An enumeration that C takes in an integer, of whatever width.
        let named = p
            .as_type
            .as_ref()
            .is_some_and(|known| self.plan.enums.iter().any(|e| e.c_name == known.value || e.fact.name == known.value));
        let callback = matches!(self.plan.index.class(p.ty), Class::Callback);
        if !self.names.plain(ty) && !callback {
            return None;
        }
        let kind = if named { self.kinds.number(4) } else { self.kinds.of(p.ty)? };
        let seed = seed(at);
        let by_number = matches!(self.plan.index.class(p.ty), Class::Record(_));
        call.before.push(if by_number {
            format!("c.record({at}, {kind}, &pattern({kind}, {seed}));")
        } else {
            format!("c.value({at}, &pattern({kind}, {seed}));")
        });
        Some(format!("make({kind}, {seed})"))
    }

    /// C writes to an argument that the caller keeps.
    fn written(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, kind: &str, len: &str, place: &str) {
        let p = &e.params[at];
        if matches!(p.form, Form::In(_)) {
            return call.before.push(format!("c.leave({at});"));
        }
        let other = seed(at) + 8;
        call.before.push(format!("c.script({at}, &patterns({kind}, {other}, {len}));"));
        call.after.push(format!("c.back({:?}, {kind}, &patterns({kind}, {other}, {len}), bytes({place}));", p.name));
    }
}

/// A closure that holds a token, by which the tests see whether it is still there.
fn closure(call: &mut Call, at: usize, ty: &str) -> Option<String> {
    let (_, rest) = ty.split_once('(')?;
    let (mut depth, mut arity) = (0, usize::from(!rest.starts_with(')')));
    for c in rest.chars() {
        match c {
            '(' | '<' | '[' => depth += 1,
            ')' if depth == 0 => break,
            ')' | '>' | ']' => depth -= 1,
            ',' if depth == 0 => arity += 1,
            _ => {}
        }
    }
    let arguments = vec!["_"; if rest.contains(",)") { arity - 1 } else { arity }].join(", ");
    call.before.push(format!("let token{at} = c.token();"));
    call.before.push(format!("c.something({at});"));
    Some(format!("move |{arguments}| {{ let _ = &token{at}; }}"))
}

fn text(call: &mut Call, at: usize) -> Option<String> {
    call.before.push(format!("let v{at} = c.text({at}, \"text {at}\");"));
    Some(format!("v{at}"))
}

fn texts(call: &mut Call, e: &Entry<'_>, at: usize, len: u64) -> Option<String> {
    e.params[at].ty.as_pointer()?;
    let texts = (0..len).map(|i| format!("\"text {at}.{i}\"")).collect::<Vec<_>>().join(", ");
    let len = call.length(at, len);
    call.before.push(format!("let v{at} = c.texts({at}, &[{texts}][..{len}]);"));
    Some(format!("&v{at}"))
}
