import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import type { MockSession } from '../state.ts';

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
export function sessionsElsewhere({ state }: MockCall, personId: string): readonly MockSession[] {
  return state.otherSessions.get(personId) ?? elsewhere;
}

export function endSessionElsewhere(call: MockCall, personId: string, sessionId: string): void {
  const open = sessionsElsewhere(call, personId);
  const left = open.filter(({ id }) => id !== sessionId);
  if (left.length === open.length) throw notFound();
  call.state.otherSessions.set(personId, left);
}

export function sessionReplies(call: MockCall) {
  const current = { id: 'session-current', device: 'Chrome on macOS', address: '203.0.113.1' };
  return [
    { ...sessionReply({ ...current, startedMinutesAgo: 30, lastSeenMinutesAgo: 0 }, call), isCurrent: true },
    ...sessionsElsewhere(call, viewerOf(call).id).map((session) => ({
      ...sessionReply(session, call),
      isCurrent: false,
    })),
  ];
}

export function sessionReply({ startedMinutesAgo, lastSeenMinutesAgo, ...session }: MockSession, { now }: MockCall) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return { ...session, startedAt: ago(startedMinutesAgo), lastSeenAt: ago(lastSeenMinutesAgo) };
}
