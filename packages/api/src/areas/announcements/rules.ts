/** What decides who is shown an announcement. */
export interface AnnouncementFacts {
  isActive: boolean;
  startsAt: Date;
  endsAt: Date;
  /** None: it is for everybody. */
  segmentIds: readonly string[];
  isDismissed: boolean;
}

type Reader = { segmentIds: readonly string[] };

/** Whether somebody is shown an announcement now: it is active, in its time, for one of their segments or for all, and not put away by them. */
export function isRelevant(announcement: AnnouncementFacts, reader: Reader, now: Date): boolean {
  const { isActive, endsAt, isDismissed } = announcement;
  return isActive && now <= endsAt && !isDismissed && isKnownTo(announcement, reader, now);
}

/** Whether somebody may put an announcement away: it may have been theirs to read. One that has ended since they opened the page is no failure. */
export function isKnownTo(
  { segmentIds, startsAt }: Pick<AnnouncementFacts, 'segmentIds' | 'startsAt'>,
  reader: Reader,
  now: Date,
): boolean {
  return startsAt <= now && (segmentIds.length === 0 || segmentIds.some((id) => reader.segmentIds.includes(id)));
}
