import type { contract, HandlerReply } from '@portal/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { assets, joinAnswers, joinQuestions, memberships } from '../../db/schema/index.ts';
import { assetUrlsOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { attachmentReply } from '../files/index.ts';

/** What somebody answered, by the order of the questions; of who was removed nothing is told any more. */
export async function answersOf(
  memberId: string,
  call: CommunityCall,
): Promise<HandlerReply<typeof contract.membership.answers>> {
  const { db } = call;
  const { id } = call.facts.community;
  const [member] = await db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.communityId, id), eq(memberships.personId, memberId), ne(memberships.status, 'Removed')));
  if (member === undefined) throw notFound();
  const rows = await db
    .select({ questionText: joinQuestions.text, answerText: joinAnswers.answer, file: assets })
    .from(joinAnswers)
    .innerJoin(joinQuestions, eq(joinQuestions.id, joinAnswers.questionId))
    .leftJoin(assets, and(eq(assets.id, joinAnswers.assetId), eq(assets.uploadedBy, joinAnswers.personId)))
    .where(and(eq(joinQuestions.communityId, id), eq(joinAnswers.personId, memberId)))
    .orderBy(joinQuestions.position, joinQuestions.id);
  return {
    questionAnswers: rows.map(({ file, ...answer }) => ({
      ...answer,
      attachments: file === null ? [] : [attachmentReply(file, assetUrlsOf(call))],
    })),
  };
}
