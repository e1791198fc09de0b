// What the toolkit's input needs of a browser, before the app starts.
"use strict";

// The toolkit knows phones and tablets by the user agent; an iPad says that it is a Mac.
if (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1) {
	const agent = navigator.userAgent + " iPad";
	Object.defineProperty(navigator, "userAgent", {get: () => agent});
}

// The clipboard is there for https and for pages of the device itself only, and the toolkit does not ask whether it is.
if (!navigator.clipboard) {
	const writeText = async text => {
		const field = document.createElement("textarea");
		field.value = text;
		field.style.cssText = "position:fixed;top:-100pt;font-size:16px";
		document.body.append(field);
		field.select();
		document.execCommand("copy");
		field.remove();
	};
	const readText = async () => prompt("This browser does not let the page read the clipboard. Paste the text here:") ?? "";
	Object.defineProperty(navigator, "clipboard", {value: {writeText, readText}});
}

// The toolkit takes every key from the browser. These are the browser's: reload, find, zoom, its tools, its tabs.
addEventListener("keydown", event => {
	const command = event.ctrlKey || event.metaKey;
	if (/^F\d+$/.test(event.key) || command && /^[rRtTwWnNlL0+=-]$/.test(event.key) || event.altKey && /^Arrow/.test(event.key)) {
		event.stopImmediatePropagation();
	}
}, true);

// The toolkit hears the mouse and the wheel, but no fingers. One finger is the mouse; what it pushes on runs on for a
// while as the wheel does. More fingers are left to the browser.
{
	const slack = 8;          // pixels that a finger may tremble
	const tooLong = 80;       // ms of rest before it is lifted, after which nothing runs on
	const friction = 0.0035;  // of the speed, lost in a ms
	const slowest = 0.03;     // pixels in a ms
	let finger = null;        // the finger that is down: where it began, where and when it was last
	let running = 0;          // the frame that runs on
	let leaving = 0;          // takes the mouse away

	const mouse = (type, x, y, buttons) => document.dispatchEvent(new MouseEvent(type, {
		bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons,
	}));

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
				return;
			}
			const wheel = new WheelEvent("wheel", {bubbles: true, cancelable: true, clientX: x, clientY: y,
				deltaX: -speedX * time, deltaY: -speedY * time});
			document.dispatchEvent(wheel);
			running = requestAnimationFrame(step);
		};
		running = requestAnimationFrame(step);
	};

	const ours = event => event.target instanceof HTMLCanvasElement;

	document.addEventListener("touchstart", event => {
		if (!ours(event)) return;
		event.preventDefault();
		cancelAnimationFrame(running);
		clearTimeout(leaving);
		running = 0;
		if (event.touches.length > 1) {
			if (finger) {
				mouse("mousemove", -1, -1, 1); // away from what was touched, so that nothing is tapped
				mouse("mouseup", -1, -1, 0);
			}
			finger = null;
			return;
		}
		const {clientX: x, clientY: y} = event.touches[0];
		finger = {x, y, lastX: x, lastY: y, time: event.timeStamp, speedX: 0, speedY: 0, moved: false};
		mouse("mousemove", x, y, 0);
		mouse("mousedown", x, y, 1);
	}, {passive: false});

	document.addEventListener("touchmove", event => {
		if (!ours(event)) return;
		event.preventDefault();
		if (!finger) return;
		const {clientX: x, clientY: y} = event.touches[0];
		if (!finger.moved && Math.hypot(x - finger.x, y - finger.y) < slack) return;
		const time = Math.max(event.timeStamp - finger.time, 1);
		if (finger.moved) {
			finger.speedX = 0.6 * (x - finger.lastX) / time + 0.4 * finger.speedX;
			finger.speedY = 0.6 * (y - finger.lastY) / time + 0.4 * finger.speedY;
		}
		Object.assign(finger, {lastX: x, lastY: y, time: event.timeStamp, moved: true});
		mouse("mousemove", x, y, 1);
	}, {passive: false});

	const lifted = event => {
		if (!finger) return;
		event.preventDefault();
		const {lastX: x, lastY: y, moved, speedX, speedY, time} = finger;
		finger = null;
		mouse("mouseup", x, y, 0);
		if (moved && event.type === "touchend" && event.timeStamp - time < tooLong) runOn(x, y, speedX, speedY);
		// A finger that is lifted hovers over nothing. The toolkit looks where the mouse is when it comes to work off what was
		// lifted, so the mouse stays for a moment.
		leaving = setTimeout(() => mouse("mousemove", -1, -1, 0), 400);
	};
	document.addEventListener("touchend", lifted, {passive: false});
	document.addEventListener("touchcancel", lifted, {passive: false});
}
