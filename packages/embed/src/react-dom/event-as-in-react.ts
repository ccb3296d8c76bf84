/** What React copies of an event, whatever its kind. Not where it is inside of its target: that would have the page laid out. */
const copiedProperties = (
  'type target currentTarget eventPhase bubbles cancelable timeStamp defaultPrevented isTrusted view detail ' +
  'screenX screenY clientX clientY pageX pageY movementX movementY button buttons relatedTarget ' +
  'ctrlKey shiftKey altKey metaKey key code location repeat charCode keyCode which ' +
  'pointerId width height pressure tangentialPressure tiltX tiltY twist pointerType isPrimary ' +
  'touches targetTouches changedTouches deltaX deltaY deltaZ deltaMode ' +
  'data dataTransfer clipboardData animationName propertyName elapsedTime pseudoElement'
).split(' ');

/** An event as React hands it to a handler: react-aria spreads it, and what a browser's own event tells stands in its prototypes. */
export function eventAsInReact(event: Event): object {
  const copy: Record<string, unknown> = {
    nativeEvent: event,
    preventDefault() {
      event.preventDefault();
      copy.defaultPrevented = event.defaultPrevented;
    },
    isDefaultPrevented: () => event.defaultPrevented,
    stopPropagation: () => event.stopPropagation(),
    isPropagationStopped: () => event.cancelBubble,
    getModifierState: (key: string) => 'getModifierState' in event && (event as KeyboardEvent).getModifierState(key),
    persist: () => undefined,
  };
  // Its attributes by name.
  const attributes = event as unknown as Record<string, unknown>;
  for (const name of copiedProperties) if (name in event) copy[name] = attributes[name];
  return copy;
}
