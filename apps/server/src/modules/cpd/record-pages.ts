import { pageSizes } from '@portal/api/contract';
import type { CpdPeriod } from '@portal/api/rules';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { assets, cpdRecords } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { type Call, personOf } from '../../http/call.ts';
import { type Cursor, keyText, moment, paged } from '../../http/cursor.ts';
import { type Attachment, isMine, recordColumns, type RecordRow } from './cpd.queries.ts';

const { completedAt, id } = cpdRecords;

/** Null: what is not finished comes first. */
const keysetShape = z.tuple([moment.nullable(), keyText]);
type Keyset = z.output<typeof keysetShape>;

/** A record with its evidence. */
interface RecordWithEvidence extends RecordRow {
  attachments: Attachment[];
}

export interface RecordPage {
  rows: readonly RecordWithEvidence[];
  nextCursor: string | null;
}

/** What is not finished stands in the period of today. */
interface Span extends Pick<CpdPeriod, 'id' | 'startAt' | 'endAt'> {
  isCurrent: boolean;
}

/** The records of a period, the latest first. */
export async function pageOfRecords(
  period: Span,
  { pageSize, after }: { pageSize: number; after?: string | undefined },
  call: Call,
): Promise<RecordPage> {
  const cursor = cursorOf(call, period.id);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const rows = await newestFirst(
    call.db,
    and(
      isMine(personOf(call).id),
      isWithin(instantSql(period.startAt), instantSql(period.endAt), period.isCurrent),
      keyset ? isAfter(keyset) : undefined,
    ),
    pageSize + 1,
  );
  return paged(rows, pageSize, keysetOf, cursor);
}

/** The first records of each period with their evidence, in one statement. */
export async function firstPages(periods: readonly Span[], call: Call): Promise<ReadonlyMap<string, RecordPage>> {
  const size = pageSizes.cpdRecords;
  const of = (edge: (period: Span) => Date | boolean) =>
    textArray(periods.map((period) => JSON.parse(JSON.stringify(edge(period))).toString()));
  const spans = sql`unnest(${of(({ startAt }) => startAt)}::timestamptz[], ${of(({ endAt }) => endAt)}::timestamptz[], ${of(({ isCurrent }) => isCurrent)}::bool[]) span (starts, ends, is_current)`;
  const first = newestFirst(
    call.db,
    and(isMine(personOf(call).id), isWithin(sql`span.starts`, sql`span.ends`, sql`span.is_current`)),
    size + 1,
  ).as('first');
  const rows = await call.db
    .select()
    .from(spans)
    .innerJoinLateral(first, sql`true`);
  const belongs = ({ completedAt: at }: RecordRow, { startAt, endAt, isCurrent }: Span) =>
    at === null ? isCurrent : at >= startAt && at < endAt;
  return new Map(
    periods.map((period) => {
      const own = rows.map((row) => row.first).filter((row) => belongs(row, period));
      return [period.id, paged(own, size, keysetOf, cursorOf(call, period.id))];
    }),
  );
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

function keysetOf(row: RecordRow): Keyset {
  return [row.completedAt?.toISOString() ?? null, row.id];
}

function cursorOf(call: Call, periodId: string): Cursor<Keyset> {
  return call.deps.cursors(`CPD of ${personOf(call).id} in ${periodId}`, keysetShape);
}
