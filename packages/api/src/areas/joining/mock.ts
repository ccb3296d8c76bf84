import { type HandlersOf, type MockCall, communityAccessIn, viewerOf } from '../../mock/mock-call.ts';
import { agreementRefusal } from '../../rules/index.ts';
import { conflict, invalid, notFound, refuse } from '../../mock/mock-problem.ts';
import { storeFiles } from '../files/mock.ts';

export const joining: HandlersOf<'joining'> = {
  questions: (_, call) => ({ questions: communityAccessIn(call).community.questions }),
  join({ body }, call) {
    const { community, status } = communityAccessIn(call);
    if (status === 'Joined' || status === 'Awaiting') throw conflict('You have joined or call to join already.');
    refuse(agreementRefusal(community, body.isAgreed));
    const answered = new Set(
      (body.answers ?? []).filter(({ answer }) => answer.trim() !== '').map(({ questionId }) => questionId),
    );
    const open = community.questions.filter(({ id, isRequiredAssets }) => !isRequiredAssets && !answered.has(id));
    if (!community.isPublic && open.length > 0) throw invalid('body.answers', 'This field is required');
    const next = community.isPublic ? 'Joined' : 'Awaiting';
    const personId = viewerOf(call).id;
    membersIn(call).set(personId, {
      communityId: community.id,
      personId,
      role: 'Member',
      status: next,
      reason: null,
      joinedAt: call.now,
      updatedAt: call.now,
      isHaveAnswers: !community.isPublic && answered.size > 0,
    });
    return { status: next };
  },
  async sendFiles({ params, body }, call) {
    if (!communityAccessIn(call).community.questions.some(({ id }) => id === params.questionId)) throw notFound();
    const { status } = communityAccessIn(call);
    if (status !== 'Awaiting' && status !== 'Joined') throw conflict('Ask to join this community first.');
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
