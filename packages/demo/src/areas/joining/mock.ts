import type { HandlersOf } from '../../mock/handler-types.ts';
import { viewerOf } from '../../mock/mock-call.ts';
import {
  agreementRefusal,
  answersRefusal,
  joinRefusal,
  normalisedAnswers,
  lastModeratorRefusal,
  statusAfterJoinRequest,
} from '@portal/rules';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { storeFiles } from '../files/mock.ts';
import { answersKey, keepAnswer } from '../membership/state.ts';
import type { CommunityCall } from '../communities/mock/access.ts';
import { joinedMembers } from '../communities/mock/members.ts';
import { type MockMembership, membershipOf, removeMembership, setMembership } from '../communities/state.ts';

export const joining: HandlersOf<'joining'> = {
  questions: (_, call) => ({ questions: [...call.facts.communityAccess.community.questions] }),
  join({ body }, call) {
    const { community } = call.facts.communityAccess;
    refuse(joinRefusal(call.facts.communityAccess));
    const { answers = [], isAgreed } = body;
    refuse(agreementRefusal(community, isAgreed));
    refuse(answersRefusal(community, community.questions, answers));
    const status = statusAfterJoinRequest(community);
    const personId = viewerOf(call).id;
    const given = normalisedAnswers(community, answers);
    call.state.joinAnswers.set(
      answersKey(community.id, personId),
      given.map((one) => ({ ...one, file: null })),
    );
    setMembership(call.state, {
      communityId: community.id,
      personId,
      role: 'Member',
      status,
      reason: null,
      joinedAt: call.now,
      updatedAt: call.now,
      isHaveAnswers: given.length > 0,
    });
    return { status };
  },
  async sendFiles({ params, body }, call) {
    if (!call.facts.communityAccess.community.questions.some(({ id }) => id === params.questionId)) throw notFound();
    const [file = null] = await storeFiles(call.state, body.files);
    const { id } = call.facts.communityAccess.community;
    keepAnswer(call.state, answersKey(id, viewerOf(call).id), { questionId: params.questionId, file });
    const membership = membershipOf(call.state, id, viewerOf(call).id);
    if (membership !== undefined) setMembership(call.state, { ...membership, isHaveAnswers: true });
    return {};
  },
  cancel(_, call) {
    removeWhile('Awaiting', call);
    return {};
  },
  leave(_, call) {
    const { id } = call.facts.communityAccess.community;
    const moderators = joinedMembers(call.state, id).filter(({ role }) => role === 'Moderator');
    const isModerator = moderators.some(({ personId }) => personId === viewerOf(call).id);
    refuse(lastModeratorRefusal({ isModerator, hasOtherModerator: moderators.length > 1 }));
    removeWhile('Joined', call);
    return {};
  },
};

function removeWhile(status: MockMembership['status'], call: CommunityCall): void {
  const { community, status: current } = call.facts.communityAccess;
  if (current === status) removeMembership(call.state, { communityId: community.id, personId: viewerOf(call).id });
}
