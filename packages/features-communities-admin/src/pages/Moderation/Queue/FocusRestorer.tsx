import { Stack } from '@portal/ui';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** What asks something of the page comes back to it. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** A page of things to decide about: where what had the focus is gone, its heading takes it. */
export function FocusRestorer({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);

  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    // A dialog that has gone gives the focus back first, where that is still there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) boxRef.current?.querySelector('h1')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // What is removed while it has the focus tells nobody that it loses it.
    isInside.current =
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest(dialogs) !== null);
  }

  return (
    <div
      ref={boxRef}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={leave}
    >
      <Stack gap={5}>{children}</Stack>
    </div>
  );
}
