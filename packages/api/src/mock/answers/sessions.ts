import { type Asked, viewerOf } from '../answer.ts';
import { notFound } from '../mock-problem.ts';
import type { MockSession } from '../mock-state.ts';

const elsewhere: readonly MockSession[] = [
  {
    id: 'session-phone',
    device: 'Safari on iPhone',
    address: '203.0.113.24',
    startedMinutesAgo: 8_640,
    lastSeenMinutesAgo: 95,
  },
  {
    id: 'session-library',
    device: 'Firefox on Windows',
    address: '198.51.100.7',
    startedMinutesAgo: 30_240,
    lastSeenMinutesAgo: 20_160,
  },
];

/** Somebody's sessions on other devices than the one that the mock runs on. */
export function sessionsElsewhere({ state }: Asked, personId: string): readonly MockSession[] {
  return state.otherSessions.get(personId) ?? elsewhere;
}

export function endSessionElsewhere(asked: Asked, personId: string, sessionId: string): void {
  const open = sessionsElsewhere(asked, personId);
  const left = open.filter(({ id }) => id !== sessionId);
  if (left.length === open.length) throw notFound();
  asked.state.otherSessions.set(personId, left);
}

export function sessionReplies(asked: Asked) {
  const current = { id: 'session-current', device: 'Chrome on macOS', address: '203.0.113.1' };
  return [
    { ...sessionReply({ ...current, startedMinutesAgo: 30, lastSeenMinutesAgo: 0 }, asked), isCurrent: true },
    ...sessionsElsewhere(asked, viewerOf(asked).id).map((session) => ({
      ...sessionReply(session, asked),
      isCurrent: false,
    })),
  ];
}

export function sessionReply({ startedMinutesAgo, lastSeenMinutesAgo, ...session }: MockSession, { now }: Asked) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return { ...session, startedAt: ago(startedMinutesAgo), lastSeenAt: ago(lastSeenMinutesAgo) };
}
