import { Card, Stack } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { SessionLine } from './SessionLine.tsx';
import type { SignedInSession } from './use-sessions.ts';

export interface SessionLinesProps {
  label: string;
  sessions: readonly SignedInSession[];
  endingId: string | null;
  onEnd(session: SignedInSession): void;
}

/** Devices, one under another. Whoever ends a session by keyboard goes on with the next. */
export function SessionLines({ label, sessions, endingId, onEnd }: SessionLinesProps) {
  const lines = useRef<HTMLDivElement>(null);
  const ended = useRef<{ id: string; place: number } | null>(null);

  useLayoutEffect(() => {
    const [gone, list] = [ended.current, lines.current];
    if (gone === null || list === null || sessions.some(({ id }) => id === gone.id)) return;
    ended.current = null;
    // Somebody who has moved on meanwhile stays there.
    if (list.ownerDocument.activeElement !== list.ownerDocument.body) return;
    const next = list.querySelectorAll('li')[gone.place]?.querySelector('button');
    (next ?? [...list.querySelectorAll('button')].at(-1))?.focus();
  }, [sessions]);

  return (
    <div ref={lines}>
      <Card padding={5}>
        <Stack as="ul" gap={5} label={label}>
          {sessions.map((session, place) => (
            <li key={session.id}>
              <SessionLine
                session={session}
                isEnding={endingId === session.id}
                onEnd={() => {
                  ended.current = { id: session.id, place };
                  onEnd(session);
                }}
              />
            </li>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
