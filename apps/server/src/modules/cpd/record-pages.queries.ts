import type { CpdPeriod } from '@portal/rules';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { assets, cpdRecords } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { type Attachment, isMine, recordColumns } from './cpd.queries.ts';

const { completedAt, id } = cpdRecords;

export type Keyset = [string | null, string];

/** What is not finished stands in the period of today. */
export interface Span extends Pick<CpdPeriod, 'id' | 'startAt' | 'endAt'> {
  isCurrent: boolean;
}

// Drizzle leaves out of columns of one table's select which table is meant, but not of what is nested.
const files = sql`select json_agg(json_build_object('id', ${assets.id}, 'name', ${assets.name}) order by ${assets.createdAt}, ${assets.id})
  from ${assets} where ${assets.ownerKind} = 'cpdRecord' and ${assets.ownerId} = ${cpdRecords.id}`;

const attachments = sql<Attachment[]>`coalesce((${files}), '[]')`.as('attachments');

function newestFirst(db: Db, condition: SQL | undefined, limit: number) {
  return db
    .select({ ...recordColumns, attachments })
    .from(cpdRecords)
    .where(condition)
    .orderBy(sql`${completedAt} desc nulls first`, desc(id))
    .limit(limit);
}

function isWithin(starts: SQL, ends: SQL, isCurrent: SQL | boolean): SQL {
  return sql`((${completedAt} >= ${starts} and ${completedAt} < ${ends}) or (${completedAt} is null and ${isCurrent}))`;
}

function isAfter([at, lastId]: Keyset): SQL {
  if (at === null) return sql`(${completedAt} is not null or ${id} < ${lastId})`;
  return sql`(${completedAt}, ${id}) < (${at}::timestamptz, ${lastId})`;
}

export function recordsIn(
  db: Db,
  { personId, period, keyset, pageSize }: { personId: string; period: Span; keyset: Keyset | null; pageSize: number },
) {
  return newestFirst(
    db,
    and(
      isMine(personId),
      isWithin(instantSql(period.startAt), instantSql(period.endAt), period.isCurrent),
      keyset ? isAfter(keyset) : undefined,
    ),
    pageSize + 1,
  );
}

export function firstRecords(db: Db, personId: string, periods: readonly Span[], size: number) {
  const of = (edge: (period: Span) => Date | boolean) =>
    textArray(periods.map((period) => JSON.parse(JSON.stringify(edge(period))).toString()));
  const spans = sql`unnest(${of(({ startAt }) => startAt)}::timestamptz[], ${of(({ endAt }) => endAt)}::timestamptz[], ${of(({ isCurrent }) => isCurrent)}::bool[]) span (starts, ends, is_current)`;
  const first = newestFirst(
    db,
    and(isMine(personId), isWithin(sql`span.starts`, sql`span.ends`, sql`span.is_current`)),
    size + 1,
  ).as('first');
  return db
    .select()
    .from(spans)
    .innerJoinLateral(first, sql`true`);
}
