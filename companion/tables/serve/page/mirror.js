// What screen readers read: the browser shows them a canvas as an empty picture. The app tells what stands in its picture as
// headings, texts, buttons, fields and lists (see screens/widgets/mirror), and this makes elements of the page of them, which lie
// where the picture shows them, but can't be seen and take no touches. What somebody does to them is done in the app.
//
// The Tab key goes through these elements too, and the app shows the focus where it is: so it leaves the page at its end.
"use strict";

{
	const mirror = document.getElementById("mirror"), aloud = document.getElementById("aloud");
	const typing = document.getElementById("dummyEntry"); // the toolkit's, which opens soft keyboards
	const often = 250; // ms between two looks, at least
	const elements = new Map([[0, mirror]]); // by the ids of the nodes
	const nodes = new Map();                 // as they were told last
	let focused = 0;   // the node that has the focus in the app, as far as it has told
	let wanted = 0;    // the node that has the focus there once all is done that was asked here
	let asks = 0;      // how often it was asked
	let follows = false; // an element gets the focus because the app told so
	let left = false;  // the Tab key has led out of the page
	let waiting = false, drawnSince = false;

	const work = (what, id, text = "", cursor = 0) => globalThis.tablekeeperWork(what, id, text, cursor);

	// The app is looked at after it was drawn, never because time goes by: where nothing changes it costs nothing.
	const look = () => {
		if (waiting || !globalThis.tablekeeperLook) return;
		waiting = true;
		globalThis.tablekeeperLook();
		setTimeout(() => {
			waiting = false;
			if (!drawnSince) return;
			drawnSince = false;
			look();
		}, often);
	};
	const drawn = () => {
		if (waiting) drawnSince = true;
		else look();
	};
	const getContext = HTMLCanvasElement.prototype.getContext;
	HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
		const context = getContext.call(this, kind, ...rest);
		if (context?.clear) {
			const clear = context.clear.bind(context);
			this.setAttribute("aria-hidden", "true");
			context.clear = mask => {
				clear(mask);
				drawn();
			};
		}
		return context;
	};

	// The field that the toolkit focuses holds nothing that could be read. It does not take the focus from one that does.
	const focus = typing.focus.bind(typing);
	typing.focus = (...how) => {
		if (!mirror.contains(document.activeElement)) focus(...how);
	};
	const called = () => typing.setAttribute("aria-label", nodes.get(focused)?.label || "Keyboard"); // until the app has told what is written into
	typing.addEventListener("focus", () => {
		typing.removeAttribute("aria-hidden");
		called();
	});
	typing.addEventListener("blur", () => typing.setAttribute("aria-hidden", "true"));

	const tags = {text: "p", button: "button", slider: "input", group: "div", dialog: "div", list: "ul", item: "li"};
	const tag = node => node.role === "heading" ? `h${node.level}` : node.role === "field" ? node.lines ? "textarea" : "input" : tags[node.role];

	// make makes the element of a node, without what may change.
	const make = node => {
		const element = document.createElement(tag(node));
		const {id} = node;
		element.dataset.node = id;
		switch (node.role) {
		case "heading":
			element.tabIndex = -1;
			break;
		case "button":
			element.type = "button";
			element.onclick = () => work("press", id);
			break;
		case "field":
			element.autocomplete = "off";
			element.oninput = () => work("write", id, element.value, [...element.value.slice(0, element.selectionStart)].length);
			break;
		case "slider":
			element.type = "range";
			element.oninput = () => work("slide", id, element.value);
			break;
		case "group":
		case "dialog":
			element.setAttribute("role", node.role);
			if (node.role === "dialog") element.setAttribute("aria-modal", "true");
			break;
		case "list":
			element.setAttribute("role", "list"); // Safari takes it from a list without dots
		}
		element.onfocus = () => {
			left = false;
			if (follows) return;
			wanted = id;
			asks++;
			work("focus", id);
		};
		return element;
	};

	// fill shows what may change.
	const fill = (element, node) => {
		switch (node.role) {
		case "heading":
		case "text":
		case "button":
			if (element.textContent !== node.label) element.textContent = node.label ?? "";
			break;
		default:
			if (node.label) element.setAttribute("aria-label", node.label);
			else element.removeAttribute("aria-label");
		}
		if (node.role === "field" && element.value !== (node.value ?? "")) element.value = node.value ?? "";
		if (node.role === "slider") Object.assign(element, {min: node.least ?? 0, max: node.most ?? 0, value: node.number ?? 0});
		if ("disabled" in element) element.disabled = Boolean(node.off);
		element.toggleAttribute("data-zooms", Boolean(node.zooms));
		const [left, top, width, height] = node.box;
		if (width > 0 && height > 0) {
			element.dataset.place = "";
			element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
		}
	};

	// order puts the elements of its parts into one.
	const order = (element, ids) => {
		ids.forEach((id, i) => {
			const part = elements.get(id);
			if (element.children[i] !== part) element.insertBefore(part, element.children[i] ?? null);
		});
	};

	const show = node => {
		nodes.set(node.id, node);
		if (node.id === 0) return;
		let element = elements.get(node.id);
		if (!element || element.localName !== tag(node) || element.dataset.role !== node.role) {
			const other = make(node);
			other.dataset.role = node.role;
			element?.replaceWith(other);
			element = other;
			elements.set(node.id, element);
		}
		fill(element, node);
	};

	// tells takes where the app has the focus, and reports whether that is the last word: keys are faster than the app, which may
	// not have done yet what was asked here since.
	const tells = change => {
		focused = change.focus;
		if (change.asks < asks) return false;
		if (wanted !== focused) left = false; // something else was done there
		wanted = focused;
		return true;
	};

	const follow = element => {
		follows = true;
		element?.focus({preventScroll: true});
		follows = false;
	};

	globalThis.tablekeeperMirror = text => {
		const change = JSON.parse(text);
		const reads = mirror.contains(document.activeElement);
		mirror.hidden = false;
		for (const node of change.nodes ?? []) show(node);
		for (const node of change.nodes ?? []) order(elements.get(node.id), node.parts ?? []);
		for (const id of change.gone ?? []) {
			elements.get(id)?.remove();
			elements.delete(id);
			nodes.delete(id);
		}
		const last = tells(change);
		if (document.activeElement === typing) called(); // the app has told only now what is written into
		const at = elements.get(focused);
		if (last && reads && focused && at !== document.activeElement) follow(at);
		else if (reads && !mirror.contains(document.activeElement)) mirror.querySelector("h1, h2")?.focus({preventScroll: true});
		if (change.say?.length) {
			aloud.replaceChildren(...change.say.map(words => {
				const said = document.createElement("p");
				said.textContent = words;
				return said;
			}));
		}
	};

	// tablekeeperMapAt reports whether a map that can be zoomed lies at a place of the app's picture (see input.js).
	globalThis.tablekeeperMapAt = (x, y) => [...nodes.values()].some(({zooms, box: [left, top, width, height]}) =>
		zooms && x >= left && y >= top && x < left + width && y < top + height);

	const reached = () => [...mirror.querySelectorAll("button, input, textarea")].filter(element => !element.disabled);

	// The toolkit takes every key. Those that the elements know themselves it doesn't get.
	const native = event => {
		if (event.key === "Tab" && !event.ctrlKey && !event.altKey && !event.metaKey) return true;
		const at = mirror.contains(document.activeElement) ? document.activeElement : null;
		switch (at?.localName) {
		case "button": return event.key === "Enter" || event.key === " ";
		case "input": return event.key !== "Escape" && event.key !== "Enter"; // which the app hears
		case "textarea": return event.key !== "Escape";
		}
		return false;
	};
	for (const type of ["keydown", "keyup"]) {
		addEventListener(type, event => {
			if (!globalThis.tablekeeperLook || !native(event)) return;
			event.stopImmediatePropagation();
			if (type === "keyup" || event.key !== "Tab") return;
			const at = elements.get(focused), all = reached();
			if (mirror.contains(document.activeElement)) {
				left = document.activeElement === all.at(event.shiftKey ? 0 : -1);
				return;
			}
			if (!left && at && all.includes(at)) { // the browser goes on from there
				at.focus({preventScroll: true});
				return;
			}
			event.preventDefault();
			all.at(event.shiftKey ? -1 : 0)?.focus({preventScroll: true});
		}, true);
	}
}
