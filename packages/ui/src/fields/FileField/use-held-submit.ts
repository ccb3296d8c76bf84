import { type RefObject, useEffect, useRef } from 'react';

/** A form that is sent while a file is made ready waits, and is sent once it is. The place is anywhere in the form. */
export function useHeldSubmit(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!isBusy) {
      held.current?.requestSubmit();
      held.current = null;
      return undefined;
    }
    const form = place.current?.closest('form') ?? null;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = form;
    };
    // React hears of a submit further up, once it bubbles.
    form?.addEventListener('submit', hold, { capture: true });
    return () => form?.removeEventListener('submit', hold, { capture: true });
  }, [isBusy]);
  return place;
}
