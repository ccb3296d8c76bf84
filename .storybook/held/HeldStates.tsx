import { Grid, Stack, Text } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { heldStates, partsIn, type HeldParts } from './held-states.ts';
import { holdAll } from './hold.ts';

interface HeldStatesProps {
  held: HeldParts;
  children: ReactNode;
}

/** A story at rest, hovered, focused and pressed beside each other; or once, with its parts in these states. */
export function HeldStates({ held, children }: HeldStatesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current?.closest('.portal-root');
    if (!frame.current || !root) return undefined;
    const element = frame.current;
    const observer = new MutationObserver(() => holdAll(element, held));
    holdAll(element, held);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [held]);
  return (
    <div ref={frame} data-held-frame="">
      {held.part === undefined ? children : <Copies held={held}>{children}</Copies>}
    </div>
  );
}

const names = { rest: 'Rest', hover: 'Hover', focus: 'Focus by keyboard', pressed: 'Pressed' };

function Copies({ held, children }: HeldStatesProps) {
  const shown = ['rest' as const, ...heldStates.filter((state) => partsIn(held, state) !== null)];
  const copies = shown.map((state) => (
    <div key={state} data-copy={state}>
      <Text size="sm" tone="quiet">
        {names[state]}
      </Text>
      {children}
    </div>
  ));
  return held.part !== undefined && held.isWide ? <Stack gap={6}>{copies}</Stack> : <Grid>{copies}</Grid>;
}
