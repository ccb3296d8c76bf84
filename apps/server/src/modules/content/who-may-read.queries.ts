import { type ContentReader, readsAsMember } from '@portal/rules';
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { contentItems } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { Asking, Moment } from '../auth/index.ts';

/** Whoever reads: the statement is written for a member or for who is none, and their segments may be filled in later. */
export type ContentAsker = Omit<ContentReader, 'segmentIds'> & Pick<Asking, 'segmentIds'>;

/** `mayReadContent` in SQL, of a row of `content_items`. */
export function isReadableContent(reader: ContentAsker, now: Moment): SQL | undefined {
  const { status, publishFrom, publishUntil, isMembersOnly, segmentIds } = contentItems;
  return and(
    eq(status, 'active'),
    or(isNull(publishFrom), lte(publishFrom, now)),
    or(isNull(publishUntil), gt(publishUntil, now)),
    readsAsMember(reader) ? undefined : eq(isMembersOnly, false),
    or(sql`cardinality(${segmentIds}) = 0`, sql`${segmentIds} && ${textArray(reader.segmentIds)}`),
  );
}

type ContentKind = (typeof contentItems.$inferSelect)['kind'];

/** The same of what is of one of these kinds. */
export function isReadableOf(kinds: readonly ContentKind[], reader: ContentAsker, now: Moment): SQL | undefined {
  return and(inArray(contentItems.kind, kinds), isReadableContent(reader, now));
}
