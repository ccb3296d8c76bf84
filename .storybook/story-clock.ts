import type { ClockPort } from '@portal/kit';

/** Every story plays on the same Wednesday noon in Sydney, so that a picture of it never ages. */
export const storyClock: ClockPort = { now: () => new Date('2026-11-18T01:00:00.000Z') };
