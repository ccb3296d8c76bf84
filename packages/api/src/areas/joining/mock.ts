import { type HandlersOf, viewerOf } from '../../mock/mock-call.ts';
import { agreementRefusal, answersRefusal, joinRefusal, keptAnswers, statusOnceAsked } from '../../rules/index.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { storeFiles } from '../files/mock.ts';
import type { CommunityCall } from '../communities/mock/access.ts';

export const joining: HandlersOf<'joining'> = {
  questions: (_, call) => ({ questions: call.facts.communityAccess.community.questions }),
  join({ body }, call) {
    const { community } = call.facts.communityAccess;
    refuse(joinRefusal(call.facts.communityAccess));
    const { answers = [], isAgreed } = body;
    refuse(agreementRefusal(community, isAgreed));
    refuse(answersRefusal(community, community.questions, answers));
    const status = statusOnceAsked(community);
    const personId = viewerOf(call).id;
    membersIn(call).set(personId, {
      communityId: community.id,
      personId,
      role: 'Member',
      status,
      reason: null,
      joinedAt: call.now,
      updatedAt: call.now,
      isHaveAnswers: keptAnswers(community, answers).length > 0,
    });
    return { status };
  },
  async sendFiles({ params, body }, call) {
    if (!call.facts.communityAccess.community.questions.some(({ id }) => id === params.questionId)) throw notFound();
    await storeFiles(call.state, body.files);
    const membership = membersIn(call).get(viewerOf(call).id);
    if (membership !== undefined) membership.isHaveAnswers = true;
    return {};
  },
  cancel(_, call) {
    if (call.facts.communityAccess.status === 'Awaiting') membersIn(call).delete(viewerOf(call).id);
    return {};
  },
  leave(_, call) {
    if (call.facts.communityAccess.status === 'Joined') membersIn(call).delete(viewerOf(call).id);
    return {};
  },
};

function membersIn(call: CommunityCall) {
  const members = call.state.memberships.get(call.facts.communityAccess.community.id);
  if (members === undefined) throw notFound();
  return members;
}
