import type { ClosedReason, EventAction } from '@portal/api/contract';
import { eventKinds, notFound, type Refusal, whenIds } from '@portal/api/rules';
import { isOver, type WhenId } from './when.ts';

export type EventStatus = 'draft' | 'published' | 'cancelled';

/** What nobody has published does not exist; what was cancelled is told as such. */
export function eventRefusal(_action: EventAction, event: { status: EventStatus } | null): Refusal | null {
  return event === null || event.status === 'draft' ? notFound : null;
}

/** What decides whether one can register. */
export interface SaleFacts {
  status: EventStatus;
  endAt: Date;
  opensAt: Date | null;
  closesAt: Date | null;
  isMembersOnly: boolean;
  /** A type of ticket has seats left, or no limit. */
  hasSeats: boolean;
}

export interface Buyer {
  contactTypes: readonly string[];
  membershipLapsed: boolean;
}

/** Whether somebody who has not renewed buys as a member, where the organisation says nothing else. */
export const lapsedBuyersSettings = { id: 'events', settings: { lapsedBuyAsMembers: false } };

/** A person as the organisation sells to them. */
export function buyerOf(
  { contactTypes, membershipLapsed }: Buyer,
  { lapsedBuyAsMembers }: (typeof lapsedBuyersSettings)['settings'],
): Buyer {
  return { contactTypes, membershipLapsed: membershipLapsed && !lapsedBuyAsMembers };
}

/** What is for members alone is closed to everybody else, and to whoever has not renewed their membership. */
export function isOpenTo(isMembersOnly: boolean, { contactTypes, membershipLapsed }: Buyer): boolean {
  return !isMembersOnly || (contactTypes.includes('Member') && !membershipLapsed);
}

/** Why somebody cannot register, the reason that no waiting changes first; null where they can. */
export function closedBecause(event: SaleFacts, buyer: Buyer, now: Date): ClosedReason | null {
  if (event.status === 'cancelled') return 'cancelled';
  if (isOver(event, now)) return 'past';
  if (event.opensAt !== null && now < event.opensAt) return 'notYetOpen';
  if (event.closesAt !== null && event.closesAt <= now) return 'salesEnded';
  if (!isOpenTo(event.isMembersOnly, buyer)) return 'membersOnly';
  return event.hasSeats ? null : 'soldOut';
}

/** Whether an event is of a listing: 'cpd' are those that count for CPD, 'events' the others. */
export function isOfListing(cpdHours: number | null, listing: string | null | undefined): boolean {
  if (listing === 'cpd') return cpdHours !== null;
  return listing !== 'events' || cpdHours === null;
}

const kindLabels: Record<(typeof eventKinds)[number], string> = {
  webinar: 'Webinar',
  conference: 'Conference',
  cpd: 'CPD',
  general: 'General',
  meeting: 'Meeting',
};

const whenLabels: Record<WhenId, string> = {
  upcoming: 'Upcoming',
  today: 'Today',
  thisWeek: 'This week',
  thisMonth: 'This month',
  nextMonth: 'Next month',
  past: 'Past events',
};

export const kindOptions = eventKinds.map((id) => ({ id, label: kindLabels[id] }));
export const whenOptions = whenIds.map((id) => ({ id, label: whenLabels[id] }));
