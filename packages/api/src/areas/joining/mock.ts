import { type HandlersOf, type MockCall, communityAccessIn, viewerOf } from '../../mock/mock-call.ts';
import { agreementRefusal, answersRefusal, keptAnswers, statusOnceAsked } from '../../rules/index.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { storeFiles } from '../files/mock.ts';

export const joining: HandlersOf<'joining'> = {
  questions: (_, call) => ({ questions: communityAccessIn(call).community.questions }),
  join({ body }, call) {
    const { community } = communityAccessIn(call);
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
    if (!communityAccessIn(call).community.questions.some(({ id }) => id === params.questionId)) throw notFound();
    await storeFiles(call.state, body.files);
    const membership = membersIn(call).get(viewerOf(call).id);
    if (membership !== undefined) membership.isHaveAnswers = true;
    return {};
  },
  cancel(_, call) {
    if (communityAccessIn(call).status === 'Awaiting') membersIn(call).delete(viewerOf(call).id);
    return {};
  },
  leave(_, call) {
    if (communityAccessIn(call).status === 'Joined') membersIn(call).delete(viewerOf(call).id);
    return {};
  },
};

function membersIn(call: MockCall) {
  const members = call.state.memberships.get(communityAccessIn(call).community.id);
  if (members === undefined) throw notFound();
  return members;
}
