import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, moderationAppeals, moderationLog, people } from '../../db/schema/index.ts';

export async function findAppeal(tx: Db, id: string, communityId: string) {
  const [row = null] = await tx
    .select({ appeal: moderationAppeals, decision: moderationLog })
    .from(moderationAppeals)
    .innerJoin(moderationLog, eq(moderationLog.id, moderationAppeals.decisionId))
    .where(and(eq(moderationAppeals.id, id), eq(moderationAppeals.communityId, communityId)));
  return row;
}

export function moderatorsIn(db: Db, communityId: string) {
  return db
    .select({ id: memberships.personId })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(
      and(
        eq(memberships.communityId, communityId),
        eq(memberships.status, 'Joined'),
        eq(memberships.role, 'Moderator'),
        isNull(people.disabledAt),
      ),
    );
}

const waits = sql`${moderationAppeals.outcome} is null`;

export function appealsIn(db: Db, communityId: string, pageSize: number, page: number) {
  const isHere = eq(moderationAppeals.communityId, communityId);
  return db
    .select({ appeal: moderationAppeals, decision: moderationLog })
    .from(moderationAppeals)
    .innerJoin(moderationLog, eq(moderationLog.id, moderationAppeals.decisionId))
    .where(isHere)
    .orderBy(sql`${waits} desc`, asc(moderationAppeals.createdAt), moderationAppeals.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countAppeals(db: Db, communityId: string) {
  const isHere = eq(moderationAppeals.communityId, communityId);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      moderators: sql<string[]>`array(${moderatorsIn(db, communityId)})`,
    })
    .from(moderationAppeals)
    .where(isHere);
  return counted;
}
