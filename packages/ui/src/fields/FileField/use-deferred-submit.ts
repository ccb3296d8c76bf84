import { type RefObject, useEffect, useRef } from 'react';

/** A form that is sent while a file is made ready waits, and is sent once it is. The place is anywhere in the form. */
export function useDeferredSubmit(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const anchor = useRef<HTMLDivElement>(null);
  const deferred = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!isBusy) {
      deferred.current?.requestSubmit();
      deferred.current = null;
      return undefined;
    }
    const form = anchor.current?.closest('form') ?? null;
    const defer = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      deferred.current = form;
    };
    // React hears of a submit further up, once it bubbles.
    form?.addEventListener('submit', defer, { capture: true });
    return () => form?.removeEventListener('submit', defer, { capture: true });
  }, [isBusy]);
  return anchor;
}
