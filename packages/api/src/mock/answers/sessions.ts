import { type Asked, viewerOf } from '../answer.ts';
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

/** The viewer's sessions on other devices. */
export function otherSessions(asked: Asked): MockSession[] {
  const { id } = viewerOf(asked);
  const known = asked.state.otherSessions.get(id) ?? [...elsewhere];
  asked.state.otherSessions.set(id, known);
  return known;
}

export function sessionReplies(asked: Asked) {
  const ago = (minutes: number) => new Date(asked.now.getTime() - minutes * 60_000).toISOString();
  const current = { id: 'session-current', device: 'Chrome on macOS', address: '203.0.113.1' };
  return [
    { ...current, startedAt: ago(30), lastSeenAt: ago(0), isCurrent: true },
    ...otherSessions(asked).map(({ startedMinutesAgo, lastSeenMinutesAgo, ...session }) => ({
      ...session,
      startedAt: ago(startedMinutesAgo),
      lastSeenAt: ago(lastSeenMinutesAgo),
      isCurrent: false,
    })),
  ];
}
