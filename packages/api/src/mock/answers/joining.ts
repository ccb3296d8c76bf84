import { type AnswersOf, type Asked, standingIn, viewerOf } from '../answer.ts';
import { agreementRefusal } from '../../rules/index.ts';
import { conflict, invalid, notFound, refuse } from '../mock-problem.ts';
import { storeFiles } from '../uploads.ts';

export const joining: AnswersOf<'joining'> = {
  questions: (_, asked) => ({ questions: standingIn(asked).community.questions }),
  join({ body }, asked) {
    const { community, status } = standingIn(asked);
    if (status === 'Joined' || status === 'Awaiting') throw conflict('You have joined or asked to join already.');
    refuse(agreementRefusal(community, body.isAgreed));
    const answered = new Set(
      (body.answers ?? []).filter(({ answer }) => answer.trim() !== '').map(({ questionId }) => questionId),
    );
    const open = community.questions.filter(({ id, isRequiredAssets }) => !isRequiredAssets && !answered.has(id));
    if (!community.isPublic && open.length > 0) throw invalid('body.answers', 'This field is required');
    const next = community.isPublic ? 'Joined' : 'Awaiting';
    const personId = viewerOf(asked).id;
    membersIn(asked).set(personId, {
      communityId: community.id,
      personId,
      role: 'Member',
      status: next,
      reason: null,
      joinedAt: asked.now,
      updatedAt: asked.now,
      isHaveAnswers: !community.isPublic && answered.size > 0,
    });
    return { status: next };
  },
  async sendFiles({ params, body }, asked) {
    if (!standingIn(asked).community.questions.some(({ id }) => id === params.questionId)) throw notFound();
    const { status } = standingIn(asked);
    if (status !== 'Awaiting' && status !== 'Joined') throw conflict('Ask to join this community first.');
    await storeFiles(asked.state, body.files);
    const membership = membersIn(asked).get(viewerOf(asked).id);
    if (membership !== undefined) membership.isHaveAnswers = true;
    return {};
  },
  cancel(_, asked) {
    if (standingIn(asked).status === 'Awaiting') membersIn(asked).delete(viewerOf(asked).id);
    return {};
  },
  leave(_, asked) {
    if (standingIn(asked).status === 'Joined') membersIn(asked).delete(viewerOf(asked).id);
    return {};
  },
};

function membersIn(asked: Asked) {
  const members = asked.state.memberships.get(standingIn(asked).community.id);
  if (members === undefined) throw notFound();
  return members;
}
