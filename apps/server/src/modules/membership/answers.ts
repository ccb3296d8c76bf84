import type { contract, HandlerReply } from '@portal/api/contract';
import { assetUrlsOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { attachmentReply } from '../files/index.ts';
import { answersIn, memberIdIn } from './answers.queries.ts';

/** What somebody answered, by the order of the questions; of who was removed nothing is told any more. */
export async function answersOf(
  memberId: string,
  call: CommunityCall,
): Promise<HandlerReply<typeof contract.membership.answers>> {
  const { db } = call;
  const { id } = call.facts.community;
  const member = await memberIdIn(db, id, memberId);
  if (member === undefined) throw notFound();
  const rows = await answersIn(db, id, memberId);
  return {
    questionAnswers: rows.map(({ file, ...answer }) => ({
      ...answer,
      attachments: file === null ? [] : [attachmentReply(file, assetUrlsOf(call))],
    })),
  };
}
