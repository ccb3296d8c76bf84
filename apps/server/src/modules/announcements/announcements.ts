import type { Announcement } from '@portal/api/contract';
import { isKnownTo, isRelevant } from '@portal/rules';
import type { announcements } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { activeFor, audienceOf } from './announcements.queries.ts';
import { insertDismissal } from './announcements.writes.ts';

/** What somebody is told now. One announcement is active at a time, so the rule decides over what was read. */
export async function relevantAnnouncements(call: Call): Promise<Announcement[]> {
  const person = personOf(call);
  const rows = await activeFor(call.db).execute({ personId: person.id });
  return rows
    .filter(({ announcement, isDismissed }) => isRelevant({ ...announcement, isDismissed }, person, call.now))
    .map(({ announcement }) => announcementReply(announcement));
}

export function announcementReply({
  startsAt,
  endsAt,
  createdAt,
  createdBy,
  updatedAt,
  ...rest
}: typeof announcements.$inferSelect): Announcement {
  return {
    ...rest,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    createdByUserId: createdBy,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** Puts an announcement away for the person who asks; to put it away again changes nothing. */
export async function dismiss(announcementId: string, call: Call): Promise<void> {
  const person = personOf(call);
  const announcement = await audienceOf(call.db, announcementId);
  if (announcement === undefined || !isKnownTo(announcement, person, call.now)) throw notFound();
  await insertDismissal(call.db, person.id, announcementId, call.now);
}
