// Where the app's picture lies on the page, and how it is turned: within what notches, rounded corners and bars of the
// system leave free, and by quarters of a turn to another side of the table. The toolkit knows of neither. It asks how
// large its canvas is laid out, which a transform does not change, and where the mouse is on the page.
"use strict";

const room = document.getElementById("room"); // as large as what is free
let turned = 0; // degrees, clockwise

// inApp is where a point of the page is in the app's picture.
function inApp({clientX: x, clientY: y}) {
	const free = room.getBoundingClientRect();
	switch (turned) {
	case 90: return {x: y - free.top, y: free.right - x};
	case 180: return {x: free.right - x, y: free.bottom - y};
	case 270: return {x: free.bottom - y, y: x - free.left};
	}
	return {x: x - free.left, y: y - free.top};
}

// place lays the picture where it belongs.
function place() {
	const canvas = document.querySelector("canvas");
	if (!canvas) return; // the app has not started
	const free = room.getBoundingClientRect();
	const across = turned % 180 !== 0;
	canvas.style.width = `${across ? free.height : free.width}px`;
	canvas.style.height = `${across ? free.width : free.height}px`;
	const corner = { // the one that is the left upper one of the picture
		0: [free.left, free.top], 90: [free.right, free.top], 180: [free.right, free.bottom], 270: [free.left, free.bottom],
	}[turned];
	const mirror = document.getElementById("mirror");
	mirror.style.width = canvas.style.width;
	mirror.style.height = canvas.style.height;
	mirror.style.transform =
	canvas.style.transform = `translate(${corner[0]}px, ${corner[1]}px) rotate(${turned}deg)`;
}

// fit lays it anew, and lets the toolkit ask for its size where that is another one.
function fit() {
	const canvas = document.querySelector("canvas");
	const before = [canvas?.clientWidth, canvas?.clientHeight];
	place();
	if (canvas && (canvas.clientWidth !== before[0] || canvas.clientHeight !== before[1])) dispatchEvent(new Event("resize"));
}

// A soft keyboard takes its part of the window itself where the browser obeys the viewport's interactive-widget. Where it lies over
// the page, as on an iPhone, what it leaves is told by the visual viewport alone. A page that two fingers have zoomed shows a part
// of itself for that reason, and stays as it is.
if (globalThis.visualViewport) {
	let told = 0; // pixels
	const covered = () => {
		if (Math.abs(visualViewport.scale - 1) > 0.01) return;
		const under = document.documentElement.clientHeight - visualViewport.offsetTop - visualViewport.height;
		const now = Math.max(0, Math.round(under));
		if (now === told) return;
		told = now;
		document.documentElement.style.setProperty("--keyboard", `${now}px`);
	};
	visualViewport.addEventListener("resize", covered);
	visualViewport.addEventListener("scroll", covered);
}

// Two fingers zoom the page where no map is. A key brings all of it back, which a screen without fingers doesn't need, and a page that is
// loaded anew begins whole: the browser would keep its zoom.
history.scrollRestoration = "manual";
if (globalThis.visualViewport && matchMedia("(any-pointer: coarse)").matches) {
	const viewport = document.querySelector("meta[name=viewport]");
	const usual = viewport.content;
	const whole = () => { // Chromium scales a page anew only where another scale is said to begin with, Safari where a greatest one is
		viewport.content = usual.replace("initial-scale=1", "$&.001, maximum-scale=1.001");
		setTimeout(() => { viewport.content = usual; }, 300);
	};
	const key = document.createElement("button");
	key.id = "whole";
	key.textContent = "Whole page";
	key.hidden = true;
	key.onclick = whole;
	document.body.append(key);
	const follow = () => {
		const {scale, offsetLeft, offsetTop, width, height} = visualViewport;
		key.hidden = scale < 1.05;
		key.style.transform = `translate(${offsetLeft + width / 2}px, ${offsetTop + height}px) scale(${1 / scale}) translate(-50%, -120%)`;
	};
	visualViewport.addEventListener("resize", follow);
	visualViewport.addEventListener("scroll", follow);
	if (visualViewport.scale > 1.01) whole();
	follow();
}

addEventListener("resize", place, true); // before the toolkit hears of it
new ResizeObserver(fit).observe(room);   // a system's bar may come and go in a window that keeps its size
new MutationObserver((_, observer) => {  // the toolkit makes its canvas, and gives it a size of its own
	if (!document.querySelector("canvas")) return;
	observer.disconnect();
	fit();
}).observe(document.body, {childList: true});

// The toolkit hears of the mouse where it is in the picture. What input.js tells it is meant so already.
let mouseAt = null; // on the page; null: there was none
addEventListener("mousemove", event => {
	if (!event.isTrusted) return;
	mouseAt = {clientX: event.clientX, clientY: event.clientY};
	const {x, y} = inApp(mouseAt);
	Object.defineProperties(event, {clientX: {value: x}, clientY: {value: y}});
}, true);

// The app calls this to be turned.
globalThis.tablekeeperTurn = degrees => {
	turned = degrees;
	document.documentElement.dataset.turned = degrees;
	fit();
	if (!mouseAt) return;
	const {x, y} = inApp(mouseAt); // the mouse stays, and what lies under it is something else
	document.dispatchEvent(new MouseEvent("mousemove", {bubbles: true, cancelable: true, clientX: x, clientY: y}));
};
