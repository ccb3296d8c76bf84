import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, joinAnswers, joinQuestions, memberships } from '../../db/schema/index.ts';

export async function memberIdIn(db: Db, communityId: string, memberId: string) {
  const [member] = await db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(
      and(
        eq(memberships.communityId, communityId),
        eq(memberships.personId, memberId),
        ne(memberships.status, 'Removed'),
      ),
    );
  return member;
}

export function answersIn(db: Db, communityId: string, memberId: string) {
  return db
    .select({ questionText: joinQuestions.text, answerText: joinAnswers.answer, file: assets })
    .from(joinAnswers)
    .innerJoin(joinQuestions, eq(joinQuestions.id, joinAnswers.questionId))
    .leftJoin(assets, and(eq(assets.id, joinAnswers.assetId), eq(assets.uploadedBy, joinAnswers.personId)))
    .where(and(eq(joinQuestions.communityId, communityId), eq(joinAnswers.personId, memberId)))
    .orderBy(joinQuestions.position, joinQuestions.id);
}
