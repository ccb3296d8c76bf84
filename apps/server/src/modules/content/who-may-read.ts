import { type ContentReader, readsAsMember } from '@portal/api/rules';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { contentItems } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';

/** `mayReadContent` in SQL, of a row of `content_items`. */
export function isReadableContent(reader: ContentReader, now: Date): SQL | undefined {
  const { status, publishFrom, publishUntil, isMembersOnly, segmentIds } = contentItems;
  return and(
    eq(status, 'active'),
    or(isNull(publishFrom), lte(publishFrom, now)),
    or(isNull(publishUntil), gt(publishUntil, now)),
    readsAsMember(reader) ? undefined : eq(isMembersOnly, false),
    or(sql`cardinality(${segmentIds}) = 0`, sql`${segmentIds} && ${textArray(reader.segmentIds)}`),
  );
}
