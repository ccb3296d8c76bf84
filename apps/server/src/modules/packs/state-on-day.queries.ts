import type { CpdPeriod } from '@portal/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { assets, cpdRecordVersions, type StoredRecord } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { RecordedSpan } from '../audits/index.ts';
import type { EvidenceFile } from './pack-state.ts';

type RecordThen = Omit<StoredRecord, 'completedAt'> & { id: string; completedAt: Date };

/** The last state of every record before a moment, those left out that were deleted then. */
function statesBefore(personId: string, end: Date) {
  const { recordId, at, id, isDeleted, contents } = cpdRecordVersions;
  return sql`(select * from (
    select distinct on (${recordId}) ${recordId} as record_id, ${isDeleted} as is_deleted, ${contents} as contents
    from ${cpdRecordVersions} where ${cpdRecordVersions.personId} = ${personId} and ${at} < ${instantSql(end)}
    order by ${recordId}, ${at} desc, ${id} desc) latest where not is_deleted and contents ->> 'completedAt' is not null) state`;
}

const completedAt = sql`(contents ->> 'completedAt')::timestamptz`;

const isWithin = ({ startAt, endAt }: CpdPeriod) =>
  sql`${completedAt} >= ${instantSql(startAt)} and ${completedAt} < ${instantSql(endAt)}`;

/** Weighed before they are read; names and sums of files weigh too. */
export async function weightThen(db: Db, personId: string, period: CpdPeriod, end: Date) {
  const { rows } = await db.execute<{ records: number; characters: number }>(sql`
    select count(*)::int as records, coalesce(sum(length(contents::text)), 0)::float8 as characters
    from ${statesBefore(personId, end)} where ${isWithin(period)}`);
  return rows[0] ?? { records: 0, characters: 0 };
}

interface Then {
  personId: string;
  period: CpdPeriod;
  end: Date;
}

// As the rules order them, whatever the language of the database.
const byId = sql`record_id collate "C"`;

/** All of them, or some from a place on. */
export async function recordsThen(db: Db, { personId, period, end }: Then, span?: RecordedSpan): Promise<RecordThen[]> {
  const place = span?.after ?? null;
  const isAfter =
    place === null ? sql`` : sql`and (${completedAt}, ${byId}) > (${place.completedDate}::timestamptz, ${place.cpdId})`;
  const { rows } = await db.execute<{ id: string; contents: StoredRecord }>(sql`
    select record_id as id, contents from ${statesBefore(personId, end)}
    where ${isWithin(period)} ${isAfter} order by ${completedAt}, ${byId}
    ${span === undefined ? sql`` : sql`limit ${span.size}`}`);
  return rows.flatMap(({ id, contents }) =>
    contents.completedAt === null ? [] : [{ ...contents, id, completedAt: new Date(contents.completedAt) }],
  );
}

/** Everything of any time by day and category: it counts like the records themselves. */
export async function countedBefore(db: Db, { personId, zone }: { personId: string; zone: string }, end: Date) {
  const { rows } = await db.execute<{ at: string; category: string; minutes: number }>(sql`
    select min(${completedAt})::text as at, contents ->> 'category' as category, sum((contents ->> 'minutes')::int)::int as minutes
    from ${statesBefore(personId, end)}
    group by (${completedAt} at time zone ${zone})::date, contents ->> 'category'`);
  return rows.map(({ at, category, minutes }) => ({ completedAt: new Date(at), categoryId: category, minutes }));
}

/** What was removed since is known by its name and sum alone: its owner wanted it gone. */
export async function filesThen(db: Db, records: readonly RecordThen[]): Promise<Map<string, EvidenceFile>> {
  const files = records.flatMap(({ evidence }) => evidence);
  const ids = files.map(({ id }) => id);
  const there =
    ids.length === 0
      ? []
      : await db
          .select({ id: assets.id })
          .from(assets)
          .where(and(eq(assets.ownerKind, 'cpdRecord'), sql`${assets.id} = any(${textArray(ids)})`));
  const isThere = new Set(there.map(({ id }) => id));
  return new Map(files.map(({ id, name, hash, bytes }) => [id, { name, hash, bytes, isRemoved: !isThere.has(id) }]));
}
