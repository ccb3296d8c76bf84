import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, moderationAppeals, moderationLog, people } from '../../db/schema/index.ts';

export async function logEntryFor(db: Db, id: number) {
  const [row = null] = await db
    .select({
      deed: moderationLog.deed,
      subject: moderationLog.subject,
      reason: moderationLog.reason,
      message: moderationLog.message,
      community: communities.name,
    })
    .from(moderationLog)
    .innerJoin(communities, eq(communities.id, moderationLog.communityId))
    .where(eq(moderationLog.id, id));
  return row;
}

export async function appealFor(db: Db, id: string) {
  const [row = null] = await db
    .select({
      outcome: moderationAppeals.outcome,
      answer: moderationAppeals.answer,
      deed: moderationLog.deed,
      subject: moderationLog.subject,
      community: communities.name,
    })
    .from(moderationAppeals)
    .innerJoin(moderationLog, eq(moderationLog.id, moderationAppeals.decisionId))
    .innerJoin(communities, eq(communities.id, moderationAppeals.communityId))
    .where(eq(moderationAppeals.id, id));
  return row;
}

export async function recipientOf(db: Db, personId: string) {
  const [person] = await db
    .select({ to: people.email, firstName: people.firstName })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.disabledAt), isNull(people.erasedAt)));
  return person;
}
