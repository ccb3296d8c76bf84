/** Marks the frame of a picture. */
export const pictureMark = 'data-story-picture';

type Frame = Window & typeof globalThis;

/** Keeps still the page around a window that is shown there as a picture. */
export function keepStillInPicture(frame: Frame): void {
  if (frame.frameElement?.hasAttribute(pictureMark)) keepStill(frame);
}

/** What a story focuses or scrolls to moves nothing around its frame: the page there keeps its place and its focus. */
export function keepStill(frame: Frame): void {
  keepScroll(frame);
  keepFocus(frame);
}

/** A browser scrolls every page around a frame as well. */
function keepScroll(frame: Frame): void {
  frame.Element.prototype.scrollIntoView = function () {
    const { top, height } = this.getBoundingClientRect();
    frame.scrollBy({ top: top + height / 2 - frame.innerHeight / 2 });
  };
}

/** To the story it looks as if it had the focus, else it could not play on. */
function keepFocus(frame: Frame): void {
  const { document, FocusEvent } = frame;
  const { focus, blur } = frame.HTMLElement.prototype;
  const around = frame.parent.document;
  let focused: HTMLElement | null = null;
  let isReturning = false;

  function leave(next: HTMLElement | null): void {
    const last = focused;
    focused = null;
    last?.dispatchEvent(new FocusEvent('blur', { relatedTarget: next }));
    last?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: next, bubbles: true }));
  }

  function giveBack(held: Element | null): void {
    isReturning = true;
    if (held === null || held === around.body) frame.parent.focus();
    // What had the focus can take it again; an element of another window is no instance of the classes of this one.
    else (held as HTMLElement).focus({ preventScroll: true });
    isReturning = false;
  }

  function take(element: HTMLElement, options?: FocusOptions): void {
    const held = around.activeElement;
    if (focused === element) return;
    leave(element);
    focus.call(element, { ...options, preventScroll: true });
    // Somebody has clicked into the picture before, or the element takes no focus.
    if (held === frame.frameElement || around.activeElement === held) return;
    focused = element;
    giveBack(held);
  }

  frame.HTMLElement.prototype.focus = function (options) {
    take(this, options);
  };
  frame.HTMLElement.prototype.blur = function () {
    if (focused === this) leave(null);
    else blur.call(this);
  };
  for (const name of ['blur', 'focusout']) {
    frame.addEventListener(name, (event) => isReturning && event.stopImmediatePropagation(), { capture: true });
  }
  const real = Object.getOwnPropertyDescriptor(frame.Document.prototype, 'activeElement');
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: (): unknown => (focused?.isConnected ? focused : real?.get?.call(document)),
  });
}
