import type { deskTimes } from '@portal/api/rules';
import { isOver } from '../events/when.ts';

export type DeskTime = (typeof deskTimes)[number];

/** Whether an event is to come, which it is until it is over, or past; without a time either. */
export function isHeldAt(event: { endAt: Date }, time: DeskTime | null, now: Date): boolean {
  return time === null || isOver(event, now) === (time === 'past');
}

/** Where nothing else is said, what is to come begins with the next and everything else with the last. */
export function deskOrder(time: DeskTime | null): 'asc' | 'desc' {
  return time === 'toCome' ? 'asc' : 'desc';
}
