import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import {
  agreementRefusal,
  answersRefusal,
  joinRefusal,
  normalisedAnswers,
  lastModeratorRefusal,
  notificationTypes,
  statusAfterJoinRequest,
} from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { conflict, notFound, refuse } from '../../http/problem.ts';
import { notify } from '../activities/index.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { forgetAnswers, hasOtherModerator, takeTurns } from '../membership/index.ts';
import { moderates, questionsOf } from './joining.queries.ts';
import { addMembership, endMembership, keepAnswerFile, keepAnswers } from './joining.writes.ts';
import type { CommunityCall } from '../communities/index.ts';

type Joining = typeof contract.joining;
type JoinBody = HandlerInput<Joining['join']>['body'];

/** Joins a public community, or asks to join a private one. */
export async function join(body: JoinBody, call: CommunityCall): Promise<HandlerReply<Joining['join']>> {
  const community = call.facts.community;
  const person = personOf(call);
  refuse(joinRefusal(community));
  refuse(agreementRefusal(community, body.isAgreed));
  const questions = community.isPublic ? [] : await questionsOf(call.db, community.id);
  refuse(answersRefusal(community, questions, body.answers ?? []));
  const answers = normalisedAnswers(community, body.answers ?? []);
  const status = statusAfterJoinRequest(community);
  await call.db.transaction(async (tx) => {
    if (!(await addMembership(tx, { communityId: community.id, personId: person.id, status, now: call.now }))) {
      throw conflict('You belong to this community already, or have asked to.');
    }
    await forgetAnswers(
      tx,
      community.id,
      person.id,
      answers.map((given) => given.questionId),
    );
    await keepAnswers(tx, person.id, answers, call.now);
    await notify(tx, {
      type: status === 'Joined' ? notificationTypes.newAddedMember : notificationTypes.newAwaitingMember,
      about: `${community.id} ${person.id}`,
      audience: 'moderators',
      initiatorId: person.id,
      communityId: community.id,
      memberId: person.id,
      at: call.now,
    });
  });
  return { status };
}

/** Takes the file that answers a question, from someone who has asked to join. */
export async function sendFiles(questionId: string, files: readonly File[], call: CommunityCall): Promise<void> {
  const community = call.facts.community;
  const person = personOf(call);
  const questions = await questionsOf(call.db, community.id);
  if (!questions.some((question) => question.id === questionId)) throw notFound();
  await call.db.transaction(async (tx) => {
    const [assetId] = await addAssets(tx, call, {
      files: files.map(contentOf),
      ownerKind: 'answer',
      ownerId: questionId,
    });
    if (assetId !== undefined) await keepAnswerFile(tx, questionId, person.id, assetId, call.now);
  });
}

/** Takes back a request to join; without one there is nothing to do. */
export async function cancel(call: CommunityCall): Promise<void> {
  const { id } = call.facts.community;
  await call.db.transaction(async (tx) => {
    if (await endMembership(tx, id, personOf(call).id, 'Awaiting')) await forgetAnswers(tx, id, personOf(call).id);
  });
}

/** Leaves a community; who is no member has left already. */
export async function leave(call: CommunityCall): Promise<void> {
  const { id: communityId } = call.facts.community;
  const { id: personId } = personOf(call);
  await call.db.transaction(async (tx) => {
    // Of two moderators who leave at once the second is the only one.
    await takeTurns(tx, communityId);
    const isModerator = await moderates(tx, communityId, personId);
    const hasOther = isModerator && (await hasOtherModerator(tx, communityId, personId));
    refuse(lastModeratorRefusal({ isModerator, hasOtherModerator: hasOther }));
    await endMembership(tx, communityId, personId, 'Joined');
  });
}
