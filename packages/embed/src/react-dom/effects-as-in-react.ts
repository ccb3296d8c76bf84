import { options } from 'preact';
import { flushSync as flushPreact } from 'preact/compat';

/** What somebody does, as React tells it from what merely happens. */
const acts = [
  ...['keydown', 'keyup', 'beforeinput', 'input', 'change', 'submit', 'reset', 'paste', 'drop'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click', 'touchend', 'focusin', 'focusout'],
];

const atOnce = (flush: () => void) => queueMicrotask(flush);

/** Runs effects with the answer to what somebody did, not after it is painted: focus goes back to where it was only once the rest of the page is no longer inert. */
export function effectsAsInReact(): void {
  for (const act of acts) addEventListener(act, hurry, { capture: true, passive: true });
}

/** Until the event has been answered. */
function hurry(): void {
  if (options.requestAnimationFrame === atOnce) return;
  options.requestAnimationFrame = atOnce;
  setTimeout(() => delete options.requestAnimationFrame);
}

/** As react-dom's, whose effects have run too soon after it. */
export function flushSync<Result>(change: () => Result): Result {
  hurry();
  return flushPreact(change);
}
