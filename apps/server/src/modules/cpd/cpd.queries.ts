import type { CpdPerson, DaySpan, GoalSum } from '@portal/rules';
import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, cpdBatches, cpdGoals, cpdLeaves, cpdRecords, cpdReflections, people } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';

export const recordColumns = {
  id: cpdRecords.id,
  personId: cpdRecords.personId,
  title: cpdRecords.title,
  category: cpdRecords.category,
  domain: cpdRecords.domain,
  presenter: cpdRecords.presenter,
  completedAt: cpdRecords.completedAt,
  timeZone: cpdRecords.timeZone,
  minutes: cpdRecords.minutes,
  learned: cpdRecords.learned,
  plan: cpdRecords.plan,
  relatedEventId: cpdRecords.relatedEventId,
  source: cpdRecords.source,
  revision: cpdRecords.revision,
  withdrawnAt: cpdRecords.withdrawnAt,
  correctedAt: cpdRecords.correctedAt,
  acceptedHash: cpdRecords.acceptedHash,
  deletedAt: cpdRecords.deletedAt,
};

export type RecordRow = Pick<typeof cpdRecords.$inferSelect, keyof typeof recordColumns>;

export const isMine = (personId: string): SQL | undefined =>
  and(eq(cpdRecords.personId, personId), isNull(cpdRecords.deletedAt));

/** Whatever has become of it. */
export async function recordById(db: Db, id: string): Promise<RecordRow | null> {
  const [row = null] = await db.select(recordColumns).from(cpdRecords).where(eq(cpdRecords.id, id));
  return row;
}

export interface DaySum {
  /** The first moment at which something of the day was completed; null: it is not finished. */
  completedAt: Date | null;
  category: string;
  minutes: number;
  records: number;
}

export interface CpdHistory {
  /** Everything that they have done, added up by day and category: it counts like the records themselves. */
  sums: DaySum[];
  /** Since when and without which leaves they are held to the rules. */
  person: CpdPerson;
}

/** What the rules look at of a person, in one statement. */
export async function historyOf(db: Db, personId: string, zone: string): Promise<CpdHistory> {
  const sums = db
    .select({
      completedAt: sql<Date | string | null>`min(${cpdRecords.completedAt})`.as('first_at'),
      category: cpdRecords.category,
      minutes: sql<number>`sum(${cpdRecords.minutes})::int`.as('all_minutes'),
      records: sql<number>`count(*)::int`.as('all_records'),
    })
    .from(cpdRecords)
    .where(isMine(personId))
    .groupBy(sql`(${cpdRecords.completedAt} at time zone ${zone})::date`, cpdRecords.category)
    .as('sums');
  const leaves = db
    .select({
      all: sql<
        DaySpan[]
      >`coalesce(json_agg(json_build_object('firstDay', ${cpdLeaves.firstDay}, 'lastDay', ${cpdLeaves.lastDay})), '[]')`.as(
        'leaves',
      ),
    })
    .from(cpdLeaves)
    .where(eq(cpdLeaves.personId, personId))
    .as('leaves');
  const { completedAt, category, minutes, records } = sums;
  const rows = await db
    .select({
      ...{ joinedOn: people.joinedOn, leaves: leaves.all, completedAt, category, minutes, records },
      ...planColumns(personId),
    })
    .from(people)
    .leftJoinLateral(leaves, sql`true`)
    .leftJoinLateral(sums, sql`true`)
    .where(eq(people.id, personId));
  const [row] = rows;
  return {
    sums: rows.flatMap(daySum),
    person: {
      joinedOn: row?.joinedOn ?? null,
      leaves: row?.leaves ?? [],
      goals: row?.goals ?? [],
      reflectedOn: row?.reflectedOn ?? [],
    },
  };
}

/** Goals by the day of their period, and the days of those that were looked back on. */
function planColumns(personId: string) {
  const { day, reachedAt } = cpdGoals;
  return {
    goals: sql<
      GoalSum[]
    >`coalesce((select json_agg(json_build_object('day', own.day, 'goals', own.goals, 'reached', own.reached))
      from (select ${day} as day, count(*) as goals, count(${reachedAt}) as reached from ${cpdGoals}
        where ${cpdGoals.personId} = ${personId} group by ${day}) own), '[]')`,
    reflectedOn: sql<string[]>`coalesce((select json_agg(${cpdReflections.day}) from ${cpdReflections}
      where ${cpdReflections.personId} = ${personId} and ${cpdReflections.text} <> ''), '[]')`,
  };
}

interface SumColumns {
  completedAt: Date | string | null;
  category: string | null;
  minutes: number | null;
  records: number | null;
}

/** Whoever has no records has a row without a sum. */
function daySum({ completedAt, category, minutes, records }: SumColumns): DaySum[] {
  if (category === null || minutes === null || records === null) return [];
  return [{ category, minutes, records, completedAt: completedAt === null ? null : new Date(completedAt) }];
}

export interface Attachment {
  id: string;
  name: string;
}

/** The evidence of records, by their ids. */
export async function attachmentsOf(db: Db, recordIds: readonly string[]): Promise<ReadonlyMap<string, Attachment[]>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select({ recordId: assets.ownerId, id: assets.id, name: assets.name })
    .from(assets)
    .where(and(eq(assets.ownerKind, 'cpdRecord'), sql`${assets.ownerId} = any(${textArray(recordIds)})`))
    .orderBy(assets.createdAt, assets.id);
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

export async function evidenceById(db: Db, id: string) {
  const [row = null] = await db
    .select({ file: assets, personId: cpdRecords.personId, deletedAt: cpdRecords.deletedAt })
    .from(assets)
    .innerJoin(cpdRecords, and(eq(assets.ownerKind, 'cpdRecord'), eq(cpdRecords.id, assets.ownerId)))
    .where(eq(assets.id, id));
  return row;
}

export async function batchById(db: Db, id: string) {
  const [batch = null] = await db.select().from(cpdBatches).where(eq(cpdBatches.id, id));
  return batch;
}

export async function countRecords(tx: Db, personId: string) {
  const [all] = await tx.select({ total: count() }).from(cpdRecords).where(isMine(personId));
  return all;
}
