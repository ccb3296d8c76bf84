import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { appealRefusal, type DecisionFacts, isStandingDecision } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { appealReply } from './appeal-reply.ts';
import { countDecisions, decisionById, decisionsOf, type select } from './own-decisions.queries.ts';
import { lockLogEntry } from './own-decisions.writes.ts';

type OwnDecisions = typeof contract.moderation.ownDecisions;

/** What was decided about what somebody wrote and about their memberships, with their appeals. */
export async function listOwnDecisions(
  { page, pageSize }: HandlerInput<OwnDecisions>['query'],
  call: Call,
): Promise<HandlerReply<OwnDecisions>> {
  const person = personOf(call);
  const rows = await decisionsOf(call.db, person.id, pageSize, page);
  const counted = await countDecisions(call.db, person.id);
  const decisions = rows.map((row) => {
    const { id, at, deed, postId, commentId, subject, reason, message } = row.deed;
    return {
      ...{ deed, postId, commentId, subject, reason, message, community: row.community },
      id: String(id),
      at: at.toISOString(),
      appeal: row.appeal && appealReply(row.appeal),
      canAppeal: appealRefusal(factsOf(row), person, call.now) === null,
    };
  });
  return { decisions, totalItemCount: counted?.total ?? 0 };
}

type Found = Awaited<ReturnType<typeof select>>[number];

function factsOf({ deed, appeal, postStatus, commentDeletedAt, membership }: Found): DecisionFacts {
  const subject = { postStatus, isCommentDeleted: commentDeletedAt !== null, membership };
  return { ...deed, hasAppeal: appeal !== null, isStillSo: isStandingDecision(deed.deed, subject) };
}

/** A decision as the rules want it, kept from being appealed twice until the transaction ends; null where there is none. */
export async function lockDecision(tx: Db, id: string) {
  if (!/^\d{1,15}$/.test(id)) return null;
  const number = Number(id);
  await lockLogEntry(tx, number);
  const row = await decisionById(tx, number);
  return row === undefined ? null : { deed: row.deed, facts: factsOf(row) };
}
