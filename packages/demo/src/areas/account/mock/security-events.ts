import { limits, pageSizes, type SecurityEvent } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockAlarm } from '../../auth/state.ts';
import type { SecurityEventKind } from '@portal/rules';

/** Where the mock runs. */
const here = '203.0.113.1';

interface EarlierEvent extends Omit<SecurityEvent, 'at'> {
  minutesAgo: number;
}

/** Of everybody, before the mock began. */
const earlier: readonly EarlierEvent[] = [
  { id: 'security-1', kind: 'signIn', address: here, minutesAgo: 30 },
  { id: 'security-2', kind: 'signInFailed', address: here, minutesAgo: 31 },
  { id: 'security-3', kind: 'impersonationStarted', address: null, minutesAgo: 4_320 },
  { id: 'security-4', kind: 'signIn', address: '203.0.113.24', minutesAgo: 8_640 },
  { id: 'security-5', kind: 'passwordReset', address: '198.51.100.7', minutesAgo: 30_250 },
];

/** Keeps that it happened to whoever asks, and a link that takes it back, which nobody is sent here. */
export function noteSecurity(kind: SecurityEventKind, before: MockAlarm['before'], call: MockCall): void {
  noteSecurityOf(viewerOf(call).id, kind, before, call);
}

/** The same of somebody who signs in. */
export function noteSecurityOf(
  id: string,
  kind: SecurityEventKind,
  before: MockAlarm['before'],
  call: Pick<MockCall, 'state' | 'now'>,
): void {
  const expiresAt = new Date(call.now.getTime() + limits.alarmLinkHours * 3_600_000);
  call.state.alarms.set(call.state.nextId('alarm'), { personId: id, before, expiresAt });
  const noted = call.state.securityEvents.get(id) ?? [];
  const event = { id: `noted-${noted.length + 1}`, kind, at: call.now.toISOString(), address: here };
  call.state.securityEvents.set(id, [event, ...noted]);
}

export function securityEventReplies(call: MockCall): SecurityEvent[] {
  const noted = call.state.securityEvents.get(viewerOf(call).id) ?? [];
  const before = earlier.map(({ minutesAgo, ...event }) => ({
    ...event,
    at: new Date(call.now.getTime() - minutesAgo * 60_000).toISOString(),
  }));
  return [...noted, ...before].slice(0, pageSizes.securityEvents);
}
