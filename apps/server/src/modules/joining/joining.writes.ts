import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, joinAnswers, memberships } from '../../db/schema/index.ts';

interface NewMembership {
  communityId: string;
  personId: string;
  status: 'Joined' | 'Awaiting';
  now: Date;
}

/** Records a membership as a plain member; false when the person belongs, waits or is blocked already. */
export async function addMembership(db: Db, { communityId, personId, status, now }: NewMembership): Promise<boolean> {
  const values = {
    communityId,
    personId,
    status,
    role: 'Member' as const,
    reason: null,
    joinedAt: status === 'Joined' ? now : null,
    updatedAt: now,
  };
  const { communityId: _, personId: __, ...changed } = values;
  const rows = await db
    .insert(memberships)
    .values(values)
    .onConflictDoUpdate({
      target: [memberships.communityId, memberships.personId],
      set: changed,
      setWhere: eq(memberships.status, 'Removed'),
    })
    .returning({ status: memberships.status });
  if (rows.length > 0) await countMember(db, communityId, status, 1);
  return rows.length > 0;
}

/** Ends a membership that has the status; one with another status stays as it is. */
export async function endMembership(
  db: Db,
  communityId: string,
  personId: string,
  status: 'Joined' | 'Awaiting',
): Promise<boolean> {
  const rows = await db
    .delete(memberships)
    .where(
      and(eq(memberships.communityId, communityId), eq(memberships.personId, personId), eq(memberships.status, status)),
    )
    .returning({ status: memberships.status });
  if (rows.length > 0) await countMember(db, communityId, status, -1);
  return rows.length > 0;
}

export async function countMember(
  db: Db,
  communityId: string,
  status: 'Joined' | 'Awaiting',
  by: 1 | -1,
): Promise<void> {
  const change =
    status === 'Joined'
      ? { membersCount: sql`${communities.membersCount} + ${by}` }
      : { pendingMembersCount: sql`${communities.pendingMembersCount} + ${by}` };
  await db.update(communities).set(change).where(eq(communities.id, communityId));
}

export async function keepAnswers(
  db: Db,
  personId: string,
  answers: readonly { questionId: string; answer: string }[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insert(joinAnswers)
    .values(answers.map((given) => ({ ...given, personId, answeredAt: now })))
    .onConflictDoUpdate({
      target: [joinAnswers.questionId, joinAnswers.personId],
      set: { answer: sql`excluded.answer`, answeredAt: now },
    });
}

export async function keepAnswerFile(
  db: Db,
  questionId: string,
  personId: string,
  assetId: string,
  now: Date,
): Promise<void> {
  await db
    .insert(joinAnswers)
    .values({ questionId, personId, assetId, answeredAt: now })
    .onConflictDoUpdate({ target: [joinAnswers.questionId, joinAnswers.personId], set: { assetId, answeredAt: now } });
}
