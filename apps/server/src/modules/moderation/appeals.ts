import { randomUUID } from 'node:crypto';
import { type contract, type HandlerInput, type HandlerReply, postStatuses } from '@portal/api/contract';
import {
  appealDecisionRefusal,
  type AppealFacts,
  appealRefusal,
  isStandingDecision,
  notificationTypes,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { notifyOfMembers } from '../activities/index.ts';
import { restoreComment } from '../comments/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { deciderOf, logAction } from '../decisions/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { moveMembers, takeTurns, unblockMembers } from '../membership/index.ts';
import { changeStatus, lockStatus, notifyMentioned } from '../posts/index.ts';
import { type AppealRow, appealReply } from './appeal-reply.ts';
import { type LogEntryRow, logEntryReply, peopleIn, shown } from './log-of.ts';
import { lockDecision } from './own-decisions.ts';
import { appealsIn, countAppeals, findAppeal, moderatorsIn } from './appeals.queries.ts';
import { closeAppeal, insertAppeal, lockAppeal } from './appeals.writes.ts';

type Moderation = typeof contract.moderation;

/** Asks that a decision about what one wrote, or about one's membership, is looked at again. */
export async function appealAgainst(decisionId: string, words: string, call: Call): Promise<void> {
  const person = personOf(call);
  await call.db.transaction(async (tx) => {
    const decision = await lockDecision(tx, decisionId);
    refuse(appealRefusal(decision?.facts ?? null, person, call.now), decision);
    const { id, communityId, postId, commentId } = decision.deed;
    const own = { id: randomUUID(), decisionId: id, communityId, authorId: person.id, words, createdAt: call.now };
    await insertAppeal(tx, own);
    await logAction(tx, { communityId, deed: 'appealed', postId, commentId, personId: person.id }, call);
  });
}

export async function listAppeals(
  { page, pageSize }: HandlerInput<Moderation['appeals']>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Moderation['appeals']>> {
  const rows = await appealsIn(call.db, call.facts.community.id, pageSize, page);
  const counted = await countAppeals(call.db, call.facts.community.id);
  const { total = 0, moderators = [] } = counted ?? {};
  const named = rows.flatMap(({ appeal, decision }) => [
    decision,
    { actorId: appeal.decidedBy, personId: appeal.authorId },
  ]);
  const known = await peopleIn(named, call);
  const appeals = rows.map(({ appeal, decision }) => ({
    ...appealReply(appeal),
    author: shown(appeal.authorId, known, call),
    decision: logEntryReply(decision, known, call),
    decidedBy: shown(appeal.decidedBy, known, call),
    canDecide: appealDecisionRefusal(factsOf(appeal, decision, moderators), deciderOf(call)) === null,
  }));
  return { appeals, totalItemCount: total };
}

/** Answers an appeal, and takes the decision back where that is the answer. */
export async function decideAppeal(
  appealId: string,
  { outcome, answer }: HandlerInput<Moderation['decideAppeal']>['body'],
  call: CommunityCall,
): Promise<void> {
  const { id: communityId } = call.facts.community;
  await call.db.transaction(async (tx) => {
    const found = await findAppeal(tx, appealId, communityId);
    // What it is about is locked first, as wherever somebody decides about it.
    const takeBack = found && outcome === 'reversed' ? await lockSubject(tx, found.decision, call) : null;
    const appeal = found && (await lockAppeal(tx, appealId));
    const moderators = await moderatorsOf(tx, communityId);
    const facts = found && appeal ? factsOf(appeal, found.decision, moderators) : null;
    refuse(appealDecisionRefusal(facts, deciderOf(call)));
    if (!found) return;
    await takeBack?.();
    await closeAppeal(tx, { deciderId: deciderOf(call).id, appealId, outcome, answer }, call.now);
    const { postId, commentId } = found.decision;
    const { authorId: personId } = found.appeal;
    const deed = outcome === 'reversed' ? ('appealReversed' as const) : ('appealUpheld' as const);
    await logAction(tx, { communityId, deed, postId, commentId, personId }, call);
    const about = { kind: 'appealAnswered' as const, personId, eventId: null, about: appealId, dueAt: call.now };
    await queueMails(tx, [{ key: `appealAnswered:${appealId}`, ...about }]);
  });
}

/** Locks what a decision was about; answers how it is taken back, where it still stands. */
async function lockSubject(
  tx: Db,
  { deed, communityId, postId, commentId, personId }: LogEntryRow,
  call: CommunityCall,
): Promise<(() => Promise<unknown>) | null> {
  if (personId !== null && (deed === 'memberRemoved' || deed === 'memberBlocked')) {
    await takeTurns(tx, communityId);
    return () => takeMemberBack(tx, deed, personId, call);
  }
  const post = postId === null ? null : await lockStatus(tx, postId);
  if (commentId !== null) return () => restoreComment(tx, commentId);
  const subject = { postStatus: post?.status ?? null, isCommentDeleted: false, membership: null };
  if (post === null || !isStandingDecision(deed, subject)) return null;
  return async () => {
    await changeStatus(tx, post, postStatuses.published, call.now);
    if (personId !== null) await notifyMentioned(tx, { id: post.id, communityId, authorId: personId }, call.now);
  };
}

/** Who was removed is a member again; who was on the blacklist may join again. Who stands otherwise by now is left as they are. */
async function takeMemberBack(
  tx: Db,
  deed: 'memberRemoved' | 'memberBlocked',
  personId: string,
  call: CommunityCall,
): Promise<void> {
  const { id: communityId } = call.facts.community;
  if (deed === 'memberBlocked') {
    await unblockMembers(tx, communityId, [personId]);
    return;
  }
  const move = { communityId, personIds: [personId], from: ['Removed'], to: 'Joined', now: call.now } as const;
  const memberIds = await moveMembers(tx, move);
  await notifyOfMembers(tx, {
    ...{ type: notificationTypes.newAddedMember, communityId, memberIds },
    ...{ initiatorId: personOf(call).id, at: call.now },
  });
}

async function moderatorsOf(db: Db, communityId: string): Promise<readonly string[]> {
  return (await moderatorsIn(db, communityId)).map(({ id }) => id);
}

function factsOf(
  { outcome, authorId }: AppealRow,
  { actorId }: LogEntryRow,
  moderators: readonly string[],
): AppealFacts {
  const hasOther = moderators.some((id) => id !== actorId && id !== authorId);
  return { isDecided: outcome !== null, authorId, firstBy: actorId, hasOther };
}
