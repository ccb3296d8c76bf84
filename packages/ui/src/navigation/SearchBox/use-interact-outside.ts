import { type RefObject, useEffect, useRef } from 'react';

/** Tells when somebody presses elsewhere, or the focus has gone elsewhere. A phone that puts its keyboard away takes the focus and leaves it nowhere: that is no leaving. */
export function useInteractOutside(boxRef: RefObject<HTMLElement | null>, onInteractOutside: () => void): void {
  const latest = useRef(onInteractOutside);
  useEffect(() => {
    latest.current = onInteractOutside;
  });
  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return undefined;
    const { ownerDocument: page } = box;
    const leave = (to: EventTarget | null) => {
      if (to instanceof Node && !box.contains(to)) latest.current();
    };
    const onPress = (event: PointerEvent) => leave(event.target);
    const onFocusOut = (event: FocusEvent) => leave(event.relatedTarget);
    page.addEventListener('pointerdown', onPress);
    box.addEventListener('focusout', onFocusOut);
    return () => {
      page.removeEventListener('pointerdown', onPress);
      box.removeEventListener('focusout', onFocusOut);
    };
  }, [boxRef]);
}
