import { Grid, Stack, Text } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { forcedStates, partsIn, type ForcedParts } from './forced-states.ts';
import { forceAll } from './force-state.ts';

interface ForcedStatesProps {
  forced: ForcedParts;
  children: ReactNode;
}

/** A story at rest, hovered, focused and pressed beside each other; or once, with its parts in these states. */
export function ForcedStates({ forced, children }: ForcedStatesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current?.closest('.portal-root');
    if (!frame.current || !root) return undefined;
    const element = frame.current;
    const observer = new MutationObserver(() => forceAll(element, forced));
    forceAll(element, forced);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [forced]);
  return (
    <div ref={frame} data-forced-frame="">
      {forced.part === undefined ? children : <Copies forced={forced}>{children}</Copies>}
    </div>
  );
}

const names = { rest: 'Rest', hover: 'Hover', focus: 'Focus by keyboard', pressed: 'Pressed' };

function Copies({ forced, children }: ForcedStatesProps) {
  const shown = ['rest' as const, ...forcedStates.filter((state) => partsIn(forced, state) !== null)];
  const copies = shown.map((state) => (
    <div key={state} data-copy={state}>
      <Text size="sm" tone="quiet">
        {names[state]}
      </Text>
      {children}
    </div>
  ));
  return forced.part !== undefined && forced.isWide ? <Stack gap={6}>{copies}</Stack> : <Grid>{copies}</Grid>;
}
