import { Stack } from '@portal/ui';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** A page of things to decide about: where what had the focus is gone, its heading takes it. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);

  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) boxRef.current?.querySelector('h1')?.focus();
  });

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // What is removed while it has the focus tells nobody that it loses it.
    isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
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
