// What the toolkit needs of a browser, before the app starts.
"use strict";

// A browser that is set to keep nothing throws where somebody asks for a storage, and the app would stop. It gets storages
// that last as long as the page, and the app says so (see companion/matches/browser_js.go).
for (const storage of ["localStorage", "sessionStorage"]) {
	try {
		void globalThis[storage];
	} catch {
		const kept = new Map();
		globalThis.tablekeeperBlocked = true;
		Object.defineProperty(globalThis, storage, {value: {
			getItem: key => kept.get(key) ?? null,
			setItem: (key, text) => void kept.set(key, String(text)),
			removeItem: key => void kept.delete(key),
		}});
	}
}

// The toolkit knows phones and tablets by the user agent; an iPad says that it is a Mac.
if (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1) {
	const agent = navigator.userAgent + " iPad";
	Object.defineProperty(navigator, "userAgent", {get: () => agent});
}

// The library that plays makes this node when its script has come, and where the browser throws then, the app would stop. It goes on
// without sound.
if (globalThis.AudioWorkletNode) {
	const Node = AudioWorkletNode;
	globalThis.AudioWorkletNode = function (...of) {
		try {
			return new Node(...of);
		} catch {
			return {port: {}, connect() {}};
		}
	};
}

// The clipboard. Browsers lack it (by plain http, inside other apps), lack half of it (Firefox before 125 reads none), forbid it, or ask
// somebody who doesn't answer. tablekeeperClipboard does what the browser can and promises the truth; browser/clipboard_js.go works it.
{
	const real = navigator.clipboard;

	// byHand asks for the text, beside the app, which goes on. It is null where somebody closes the question.
	const byHand = () => new Promise(done => {
		const box = document.createElement("form");
		box.id = "paste";
		box.innerHTML = `<label>This browser doesn't let the page read the clipboard. Paste the text here:
			<textarea rows="6" spellcheck="false"></textarea></label><button>Take it</button> <button type="button">Cancel</button>`;
		const [field, , cancel] = box.elements;
		const end = text => {
			box.remove();
			done(text);
		};
		// The toolkit listens to the whole page, and what it hears is done for no field.
		for (const event of ["keydown", "keyup", "mousedown", "mouseup", "mousemove", "wheel", "touchstart", "touchmove", "touchend", "contextmenu"]) {
			box.addEventListener(event, heard => heard.stopPropagation());
		}
		box.addEventListener("keydown", event => event.key === "Escape" && end(null));
		box.addEventListener("submit", event => {
			event.preventDefault();
			end(field.value);
		});
		cancel.onclick = () => end(null);
		document.getElementById("paste")?.remove();
		document.body.append(box);
		field.focus();
	});

	const read = async () => {
		if (typeof real?.readText !== "function") return byHand();
		return real.readText().catch(byHand);
	};

	// selected copies as browsers without a clipboard do.
	const selected = text => {
		const field = document.createElement("textarea");
		field.value = text;
		field.style.cssText = "position:fixed;top:-100pt;font-size:16px";
		document.body.append(field);
		field.select();
		try {
			if (!document.execCommand("copy")) throw new Error("the browser doesn't let the page copy");
		} finally {
			field.remove();
		}
	};
	const write = async text => {
		if (typeof real?.writeText !== "function") return selected(text);
		return real.writeText(text).catch(() => selected(text));
	};
	globalThis.tablekeeperClipboard = {read, write};

	// The toolkit's fields don't ask what there is, and wait for it. They get an answer at once, and the text when it is there.
	const writeText = async text => void write(text).catch(() => {});
	const readText = async () => {
		globalThis.tablekeeperPaste?.();
		return "";
	};
	Object.defineProperty(navigator, "clipboard", {value: {writeText, readText}});
}

// The toolkit takes every key from the browser. With Ctrl or Cmd it has use for these letters alone, and for keys that are none; what else
// is printed on a key belongs to the browser, as do its function keys and its way back and forward. A letter that isn't Latin counts
// as the one that the key has in the United States (see browser/typing_js.go).
{
	const fields = /^[acvxyz]$/i; // all, copy, paste, cut, again, undo
	const browsers = event => {
		if (/^F\d+$/.test(event.key)) return true;
		if (event.altKey && /^Arrow/.test(event.key)) return true;
		if (!event.ctrlKey && !event.metaKey || event.getModifierState("AltGraph")) return false;
		const letter = event.key > "\x7f" ? event.code.replace(/^Key/, "") : event.key;
		return [...event.key].length === 1 && !(fields.test(letter) && !event.altKey && !event.shiftKey);
	};
	addEventListener("keydown", event => {
		if (browsers(event)) event.stopImmediatePropagation();
	}, true);
}

// The app and what the browser is told share one thread: while a page is built for the first time, nothing of the page moves but what
// the browser animates by itself. So whatever is tapped or typed lays a sign, which is seen a moment later (see page.css) and is taken
// away as soon as the app has worked that off and drawn it. It is laid when a finger comes down, so that the browser knows of it
// before the app is told that the finger was lifted.
const atWork = {
	sign: Object.assign(document.createElement("div"), {id: "works", hidden: true}),
	rests: 0,
	begins() {
		const moment = 200; // ms; less than the sign waits: whoever rests a finger isn't waiting
		this.ends();
		this.rests = setTimeout(() => this.take(), moment);
	},
	ends() {
		clearTimeout(this.rests);
		this.sign.hidden = !globalThis.tablekeeperSettle; // the app has not started
	},
	laid(then) { requestAnimationFrame(() => setTimeout(then)); }, // once the browser knows of it
	done(frames = 5) { // the app may begin to draw some of them later
		requestAnimationFrame(() => frames ? this.done(frames - 1) : this.take());
	},
	take() {
		clearTimeout(this.rests);
		this.sign.hidden = true;
	},
};
document.body.append(atWork.sign);
for (const [type, step] of Object.entries({pointerdown: "begins", keydown: "begins", pointerup: "ends", keyup: "ends"})) {
	addEventListener(type, event => {
		if (event.pointerType === "touch") return; // see below
		atWork[step]();
		if (step === "ends") globalThis.tablekeeperSettle?.(() => atWork.done());
	}, {capture: true, passive: true});
}

// The toolkit hears the mouse and the wheel, but no fingers. A finger that taps is the mouse; one that pushes is the
// wheel, and what it has pushed runs on for a while. What is pressed shows it at once; but a text takes the focus, and the
// keyboard opens, only where it was tapped, and one that is pressed for long gets its menu. Only what shows by its cursor that it is drawn along one way (a
// slider, a grip) is drawn, by the mouse. Two fingers zoom and move a map, two taps zoom it where they are; elsewhere more
// fingers are left to the browser. All places are those in the app's picture, see place.js.
//
// The toolkit works off what it hears later, and then looks where the mouse is by that time. So each step waits until
// the one before is worked off, which the app tells (tablekeeperSettle, see browser/touch_js.go).
{
	const slack = 8;         // pixels that a finger may tremble
	const tooLong = 80;      // ms of rest before it is lifted, after which nothing runs on
	const friction = 0.0035; // of the speed, lost in a ms
	const slowest = 0.03;    // pixels in a ms
	const longPress = 500;   // ms
	const steps = [];        // what waits to be told, oldest first
	let telling = false;
	let finger = null;       // the finger that is down: where it began, where and when it was last, how fast, what it does
	let running = 0;         // the frame that runs on

	const mouse = (type, x, y, button = 0) => document.dispatchEvent(new MouseEvent(type, {
		bubbles: true, cancelable: true, clientX: x, clientY: y, button,
	}));

	// press and lift are told where, because the toolkit looks where the mouse is when it hears of a button.
	const press = (x, y, button) => {
		mouse("mousemove", x, y);
		mouse("mousedown", x, y, button);
	};
	const lift = (x, y, button) => {
		mouse("mousemove", x, y);
		mouse("mouseup", x, y, button);
	};
	const notPressed = 1; // the middle button never is: lifting it only shows the toolkit where the mouse is
	const forMenu = 2;

	// Two fingers on a map, or two taps. Where maps lie is told by mirror.js.
	const soon = 300; // ms from one tap to the next
	const near = 24;  // pixels
	let pinch = null; // where two fingers are and how far from each other
	let tap = null;   // the last one on a map
	const onMap = (x, y) => Boolean(globalThis.tablekeeperMapAt?.(x, y));
	const spread = touches => {
		const a = inApp(touches[0]), b = inApp(touches[1]);
		return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1)};
	};

	// zooms takes the map along with two fingers.
	const zooms = () => {
		const {from, to} = pinch ?? {};
		if (!to) return;
		pinch = {from: to, to: null};
		globalThis.tablekeeperZoom(to.x, to.y, to.wide / from.wide, to.x - from.x, to.y - from.y);
	};

	// twice reports whether a tap on a map is the second of two.
	const twice = (f, time) => {
		if (!onMap(f.x, f.y)) return false;
		const again = tap && time - tap.time < soon && Math.hypot(f.x - tap.x, f.y - tap.y) < near;
		tap = again ? null : {x: f.x, y: f.y, time};
		return again;
	};

	// The wheel with Ctrl, which is also what a touchpad says of two fingers, zooms a map. Elsewhere it is the browser's, and the
	// app does not scroll by it.
	const line = 16;  // pixels, where a wheel counts in lines
	const notch = 50; // pixels at most at once
	addEventListener("wheel", event => {
		if (!event.ctrlKey && !event.metaKey) return;
		event.stopImmediatePropagation();
		const {x, y} = inApp(event);
		if (!onMap(x, y)) return;
		event.preventDefault();
		const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
		tell(() => globalThis.tablekeeperZoom(x, y, Math.exp(-Math.max(-notch, Math.min(notch, by)) / 100), 0, 0));
	}, {capture: true, passive: false});

	const next = () => {
		const step = steps.shift();
		telling = Boolean(step);
		if (!step) {
			if (!finger) atWork.done();
			return;
		}
		const waits = step();
		(typeof waits === "function" ? waits : globalThis.tablekeeperSettle)(next);
	};

	const tell = step => {
		if (!globalThis.tablekeeperSettle) return; // the app has not started
		steps.push(step);
		if (!telling) next();
	};

	// A finger that is lifted hovers over nothing. No button tells so: that would take the focus from what was tapped.
	const away = () => tell(() => mouse("mousemove", -1, -1));

	// wheel scrolls by so many pixels. The toolkit makes ten times as much of what is 5 and more, and a fifth of all.
	const wheel = (x, y, byX, byY) => {
		const most = Math.max(Math.abs(byX), Math.abs(byY));
		const times = most >= 10 ? 1 : Math.ceil(most + 0.01);
		const factor = most >= 10 ? 0.5 : 5 / times;
		for (let i = 0; i < times; i++) {
			document.dispatchEvent(new WheelEvent("wheel", {bubbles: true, cancelable: true, clientX: x, clientY: y,
				deltaX: -byX * factor, deltaY: -byY * factor}));
		}
	};

	const runOn = (x, y, speedX, speedY) => {
		let before = performance.now();
		const step = now => {
			const time = Math.min(now - before, 50);
			before = now;
			const slower = Math.exp(-friction * time);
			speedX *= slower;
			speedY *= slower;
			if (Math.hypot(speedX, speedY) < slowest) {
				running = 0;
				away();
				return;
			}
			wheel(x, y, speedX * time, speedY * time);
			running = requestAnimationFrame(step);
		};
		running = requestAnimationFrame(step);
	};

	// begins decides what a finger does that moves for the first time, when the toolkit has seen where it is; what follows
	// from that comes before all that waits.
	const begins = (f, x, y) => {
		const cursor = document.body.style.cursor;
		f.draws = cursor === "ew-resize" && Math.abs(x - f.x) > Math.abs(y - f.y) || cursor === "ns-resize";
		steps.unshift(() => follows(f));
		if (f.draws) return;
		if (!f.pressed) { // the toolkit scrolls a text within itself; beside it, it scrolls the page
			const width = document.querySelector("canvas").clientWidth, margin = 4;
			steps.unshift(() => lift(f.x < width / 2 ? margin : width - margin, f.y, notPressed));
			return;
		}
		steps.unshift(() => lift(f.x, f.y, notPressed));
		lift(-1, -1); // nothing is tapped by it any more
	};

	// begun presses what lies under a finger, if that is no text. The toolkit has seen where the finger is.
	const begun = f => {
		f.pressed = document.body.style.cursor !== "text";
		if (f.pressed) press(f.x, f.y);
	};

	// held opens the menu of a text that a finger rests on.
	const held = f => {
		if (finger !== f || f.moved || f.pressed !== false) return;
		f.menu = true;
		tell(() => {
			press(f.x, f.y, forMenu);
			lift(f.x, f.y, forMenu);
		});
	};

	// tapped lifts a finger that has not moved.
	const tapped = f => {
		if (f.menu) return;
		if (!f.pressed) press(f.x, f.y);
		lift(f.x, f.y);
	};

	// follows tells where a finger is now.
	const follows = f => {
		const {x, y} = f.waits;
		if (f.draws === undefined) {
			begins(f, x, y);
			return;
		}
		f.waits = null;
		if (f.draws) {
			mouse("mousemove", x, y);
			return;
		}
		wheel(f.x, f.y, x - f.toldX, y - f.toldY);
		f.toldX = x;
		f.toldY = y;
	};

	const ours = event => event.target instanceof HTMLCanvasElement;

	document.addEventListener("touchstart", event => {
		if (!ours(event)) return;
		cancelAnimationFrame(running);
		running = 0;
		if (event.touches.length > 1) {
			if (finger) tell(() => lift(-1, -1)); // nothing is tapped
			finger = null;
			atWork.take();
			const at = spread(event.touches);
			pinch = event.touches.length === 2 && onMap(at.x, at.y) ? {from: at, to: null} : null;
			if (pinch) event.preventDefault();
			return;
		}
		const {x, y} = inApp(event.touches[0]);
		finger = {x, y, toldX: x, toldY: y, lastX: x, lastY: y, time: event.timeStamp, speedX: 0, speedY: 0,
			moved: false, pressed: undefined, menu: false, draws: undefined, waits: null};
		const f = finger;
		atWork.begins();
		tell(() => lift(x, y, notPressed));
		tell(() => begun(f));
		setTimeout(held, longPress, f);
	}, {passive: false});

	document.addEventListener("touchmove", event => {
		if (!ours(event)) return;
		if (pinch && event.touches.length > 1) {
			event.preventDefault();
			const asked = pinch.to !== null;
			pinch.to = spread(event.touches); // only where they are now counts
			if (!asked) tell(zooms);
			return;
		}
		if (!finger) return;
		event.preventDefault();
		const f = finger, {x, y} = inApp(event.touches[0]);
		if (!f.moved && Math.hypot(x - f.x, y - f.y) < slack) return;
		const time = Math.max(event.timeStamp - f.time, 1);
		atWork.take();
		if (f.moved) {
			f.speedX = 0.6 * (x - f.lastX) / time + 0.4 * f.speedX;
			f.speedY = 0.6 * (y - f.lastY) / time + 0.4 * f.speedY;
		}
		Object.assign(f, {lastX: x, lastY: y, time: event.timeStamp, moved: true});
		const asked = f.waits !== null;
		f.waits = {x, y}; // only where it is now counts
		if (!asked) tell(() => follows(f));
	}, {passive: false});

	const lifted = event => {
		if (event.touches.length < 2 && pinch) {
			event.preventDefault();
			tell(() => {
				zooms();
				pinch = null;
			});
		}
		if (!finger) return;
		event.preventDefault();
		const f = finger;
		finger = null;
		const runs = f.moved && event.type === "touchend" && event.timeStamp - f.time < tooLong;
		if (!f.moved) {
			if (atWork.sign.hidden) tell(() => atWork.laid);
			atWork.ends();
		}
		const second = !f.moved && !f.menu && event.type === "touchend" && twice(f, event.timeStamp);
		tell(() => {
			if (second) {
				lift(-1, -1); // nothing is tapped by it
				globalThis.tablekeeperZoom(f.x, f.y, 0, 0, 0);
			} else if (!f.moved) tapped(f);
			else if (f.draws) lift(f.lastX, f.lastY);
			if (runs && !f.draws) runOn(f.x, f.y, f.speedX, f.speedY);
			else away();
		});
	};
	document.addEventListener("contextmenu", event => event.preventDefault()); // of a finger that rests
	document.addEventListener("touchend", lifted, {passive: false});
	document.addEventListener("touchcancel", lifted, {passive: false});
}
