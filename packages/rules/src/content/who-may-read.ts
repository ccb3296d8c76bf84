import { notFound, type Refusal } from '@portal/api/rules';
import { isStaffLevel, type UserRole } from '@portal/kit/access';

export const contentStatuses = ['draft', 'active', 'archived'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** What decides who reads an item of news, a resource or a page. */
export interface ContentFacts {
  status: ContentStatus;
  /** Null: since it is active. */
  publishFrom: Date | null;
  /** From that moment on it is not read any more; null: it does not end. */
  publishUntil: Date | null;
  /** For members alone, as long as they have renewed. */
  isMembersOnly: boolean;
  /** None: it is for everybody. */
  segmentIds: readonly string[];
}

export interface ContentReader {
  contactTypes: readonly string[];
  membershipLapsed: boolean;
  segmentIds: readonly string[];
}

/** Whether somebody may read an item now. `isReadableContent` of the server says the same in SQL, and every way in asks one of them. */
export function mayReadContent(item: ContentFacts, reader: ContentReader, now: Date): boolean {
  const { status, publishFrom, publishUntil, isMembersOnly, segmentIds } = item;
  return (
    status === 'active' &&
    (publishFrom === null || publishFrom <= now) &&
    (publishUntil === null || now < publishUntil) &&
    (!isMembersOnly || readsAsMember(reader)) &&
    (segmentIds.length === 0 || segmentIds.some((id) => reader.segmentIds.includes(id)))
  );
}

/** Whether somebody reads what is for members alone. */
export function readsAsMember({
  contactTypes,
  membershipLapsed,
}: Pick<ContentReader, 'contactTypes' | 'membershipLapsed'>): boolean {
  return contactTypes.includes('Member') && !membershipLapsed;
}

/** What somebody may not read is not there for them. */
export function contentItemRefusal(item: ContentFacts | null, reader: ContentReader, now: Date): Refusal | null {
  return item !== null && mayReadContent(item, reader, now) ? null : notFound;
}

/** The preview of a page: whoever runs the portal sees it as it will be, before and after its time too. */
export function contentPreviewRefusal(
  page: ContentFacts | null,
  reader: ContentReader & { role: UserRole },
  now: Date,
): Refusal | null {
  return page !== null && isStaffLevel(reader) ? null : contentItemRefusal(page, reader, now);
}

/** The segments that an item is for, as far as they are the reader's own: of the others nobody is told. */
export function visibleSegmentIds(segmentIds: readonly string[], reader: Pick<ContentReader, 'segmentIds'>): string[] {
  return segmentIds.filter((id) => reader.segmentIds.includes(id));
}
