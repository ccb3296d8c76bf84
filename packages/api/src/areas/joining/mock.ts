import type { HandlersOf } from '../../mock/handler-types.ts';
import { viewerOf } from '../../mock/mock-call.ts';
import { agreementRefusal, answersRefusal, joinRefusal, keptAnswers, statusOnceAsked } from '../../rules/index.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { storeFiles } from '../files/mock.ts';
import type { CommunityCall } from '../communities/mock/access.ts';
import { type MockMembership, membershipOf, removeMembership, setMembership } from '../communities/state.ts';

export const joining: HandlersOf<'joining'> = {
  questions: (_, call) => ({ questions: [...call.facts.communityAccess.community.questions] }),
  join({ body }, call) {
    const { community } = call.facts.communityAccess;
    refuse(joinRefusal(call.facts.communityAccess));
    const { answers = [], isAgreed } = body;
    refuse(agreementRefusal(community, isAgreed));
    refuse(answersRefusal(community, community.questions, answers));
    const status = statusOnceAsked(community);
    const personId = viewerOf(call).id;
    setMembership(call.state, {
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
    const membership = membershipOf(call.state, call.facts.communityAccess.community.id, viewerOf(call).id);
    if (membership !== undefined) setMembership(call.state, { ...membership, isHaveAnswers: true });
    return {};
  },
  cancel(_, call) {
    removeWhile('Awaiting', call);
    return {};
  },
  leave(_, call) {
    removeWhile('Joined', call);
    return {};
  },
};

function removeWhile(status: MockMembership['status'], call: CommunityCall): void {
  const { community, status: current } = call.facts.communityAccess;
  if (current === status) removeMembership(call.state, { communityId: community.id, personId: viewerOf(call).id });
}
