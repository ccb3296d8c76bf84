import { dayIn, daysAfter, invalid, momentOf, type Refusal } from '@portal/api/rules';

/** The days of a community, as its organisation counts them: from when to when it is there, and from when on it is in the archive. */
export interface CommunityDays {
  aliveStart: string | null;
  aliveEnd: string | null;
  archived: string | null;
}

export type DayFault = 'inPast' | 'endBeforeStart' | 'notTomorrow';

/** What is against its days; one that stays as it was may lie in the past. */
export function dayFaults(
  days: CommunityDays,
  before: CommunityDays | null,
  today: string,
): Partial<Record<keyof CommunityDays, DayFault>> {
  const isNew = (field: keyof CommunityDays) => days[field] !== (before?.[field] ?? null);
  const isPast = (field: 'aliveStart' | 'aliveEnd') => isNew(field) && (days[field] ?? today) < today;
  const endsFirst = days.aliveStart !== null && days.aliveEnd !== null && days.aliveEnd < days.aliveStart;
  return {
    ...(isPast('aliveStart') && { aliveStart: 'inPast' }),
    ...(endsFirst && { aliveEnd: 'endBeforeStart' }),
    ...(isPast('aliveEnd') && { aliveEnd: 'inPast' }),
    ...(isNew('archived') && days.archived !== null && days.archived <= today && { archived: 'notTomorrow' }),
  };
}

const fields = { aliveStart: 'aliveStartDate', aliveEnd: 'aliveEndDate', archived: 'archivedDate' } as const;

const words: Record<DayFault, string> = {
  inPast: 'The date cannot be before today',
  endBeforeStart: 'The end date cannot be before the start date',
  notTomorrow: 'The earliest archive date is tomorrow',
};

/** The moments of a community. */
export interface CommunityMoments {
  aliveStartAt: Date | null;
  aliveEndAt: Date | null;
  archivedAt: Date | null;
}

export function daysOfCommunity(moments: CommunityMoments, zone: string): CommunityDays {
  const day = (moment: Date | null) => (moment === null ? null : dayIn(moment, zone));
  return {
    aliveStart: day(moments.aliveStartAt),
    aliveEnd: day(moments.aliveEndAt),
    archived: day(moments.archivedAt),
  };
}

/** It is there from the first moment of a day to the last one of another. */
export function momentsOfCommunity(days: CommunityDays, zone: string): CommunityMoments {
  const first = (day: string | null) => (day === null ? null : momentOf(`${day}T00:00:00`, zone));
  const next = first(days.aliveEnd === null ? null : daysAfter(days.aliveEnd, 1));
  return {
    aliveStartAt: first(days.aliveStart),
    aliveEndAt: next === null ? null : new Date(next.getTime() - 1),
    archivedAt: first(days.archived),
  };
}

export function communityDaysRefusal(
  moments: CommunityMoments,
  before: CommunityMoments | null,
  { now, zone }: { now: Date; zone: string },
): Refusal | null {
  const was = before === null ? null : daysOfCommunity(before, zone);
  const faults = dayFaults(daysOfCommunity(moments, zone), was, dayIn(now, zone));
  for (const field of ['aliveStart', 'aliveEnd', 'archived'] as const) {
    const fault = faults[field];
    if (fault !== undefined) return invalid(`body.${fields[field]}`, words[fault]);
  }
  return null;
}

/** The earliest day on which a community goes into the archive. */
export function earliestArchiveDay(today: string): string {
  return daysAfter(today, 1);
}

/** From when on a community is in the archive: what takes it out clears its date, what puts it in without one means the earliest day, and it keeps what it has. */
export function archivedAtWished(
  { isArchived, archivedAt }: { isArchived: boolean | undefined; archivedAt: Date | null },
  before: Date | null,
  { now, zone }: { now: Date; zone: string },
): Date | null {
  if (isArchived === false) return null;
  if (archivedAt !== null || isArchived === undefined) return archivedAt;
  return before ?? momentOf(`${earliestArchiveDay(dayIn(now, zone))}T00:00:00`, zone);
}
