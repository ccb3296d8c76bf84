import { type Appeal, type LoggedAction, type OpenAppeal, type OwnDecision, postStatuses } from '@portal/api/contract';
import { actorIdOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import {
  appealDecisionRefusal,
  type AppealFacts,
  appealRefusal,
  type DecisionFacts,
  isDecisionOf,
  isStandingDecision,
} from '@portal/rules';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { joinedMembers } from '../../communities/mock/members.ts';
import { membershipOf, removeMembership, setMembership } from '../../communities/state.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import type { MockAppeal, MockLoggedAction } from '../state.ts';
import { noteAction } from './note-action.ts';

export function actionReply(action: MockLoggedAction, call: MockCall): LoggedAction {
  const { communityId: _, removed: __, actorId, personId, at, ...rest } = action;
  return { ...rest, at: at.toISOString(), actor: personOf(actorId, call), person: personOf(personId, call) };
}

function personOf(id: string | null, call: MockCall) {
  return id === null ? null : personReply(personById(call.state, id), viewerOf(call), call.state);
}

function appealReply({ id, createdAt, words, outcome, answer, decidedAt }: MockAppeal): Appeal {
  return {
    ...{ id, words, outcome, answer },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function appealOf(state: MockState, deedId: string): MockAppeal | undefined {
  return state.appeals.values().find((appeal) => appeal.deedId === deedId);
}

function factsOf(state: MockState, action: MockLoggedAction): DecisionFacts {
  return { ...action, hasAppeal: appealOf(state, action.id) !== undefined, isStillSo: isStillSo(state, action) };
}

/** What it was about stands as it was decided. */
function isStillSo(state: MockState, { deed, communityId, personId, postId, commentId }: MockLoggedAction): boolean {
  return isStandingDecision(deed, {
    postStatus: state.posts.get(postId ?? '')?.status ?? null,
    isCommentDeleted: commentId !== null && state.comments.get(commentId) === undefined,
    membership: membershipOf(state, communityId, personId ?? '')?.status ?? null,
  });
}

export function ownDecisions(call: MockCall): OwnDecision[] {
  const { state, now } = call;
  const viewer = viewerOf(call);
  return state.moderationLog
    .values()
    .filter((action) => isDecisionOf(factsOf(state, action), viewer))
    .toReversed()
    .map((action) => {
      const appeal = appealOf(state, action.id);
      const { alias = '', name = '' } = state.communities.get(action.communityId) ?? {};
      const { id, deed: kind, postId, commentId, subject, reason, message } = action;
      return {
        ...{ id, deed: kind, postId, commentId, subject, reason, message },
        at: action.at.toISOString(),
        community: { id: action.communityId, alias, name },
        appeal: appeal ? appealReply(appeal) : null,
        canAppeal: appealRefusal(factsOf(state, action), viewer, now) === null,
      };
    });
}

export function appealAgainst(deedId: string, words: string, call: MockCall): void {
  const { state, now } = call;
  const action = state.moderationLog.get(deedId);
  refuse(appealRefusal(action ? factsOf(state, action) : null, viewerOf(call), now));
  if (action === undefined) return;
  const id = state.nextId('appeal');
  const open = { outcome: null, answer: '', decidedAt: null, decidedBy: null };
  const { communityId, postId, commentId, subject } = action;
  state.appeals.set(id, {
    ...{ id, deedId, communityId, words },
    authorId: viewerOf(call).id,
    createdAt: now,
    ...open,
  });
  noteAction(call, { ...{ communityId, postId, commentId, subject }, deed: 'appealed', personId: viewerOf(call).id });
}

/** Those that wait first. */
export function appealsIn(call: CommunityCall): OpenAppeal[] {
  const { id } = call.facts.communityAccess.community;
  const here = call.state.appeals.values().filter(({ communityId }) => communityId === id);
  const inOrder = [
    ...here.filter(({ outcome }) => outcome === null),
    ...here.filter(({ outcome }) => outcome !== null),
  ];
  return inOrder.flatMap((appeal) => {
    const decision = call.state.moderationLog.get(appeal.deedId);
    if (decision === undefined) return [];
    return [
      {
        ...appealReply(appeal),
        author: personOf(appeal.authorId, call),
        decision: actionReply(decision, call),
        decidedBy: personOf(appeal.decidedBy, call),
        canDecide: appealDecisionRefusal(appealFacts(appeal, decision, call), deciderOf(call)) === null,
      },
    ];
  });
}

function deciderOf(call: MockCall) {
  return { id: actorIdOf(call) ?? viewerOf(call).id };
}

function appealFacts(appeal: MockAppeal, decision: MockLoggedAction, call: CommunityCall): AppealFacts {
  const hasOther = joinedMembers(call.state, appeal.communityId).some(
    ({ role, personId }) => role === 'Moderator' && personId !== decision.actorId && personId !== appeal.authorId,
  );
  return { isDecided: appeal.outcome !== null, authorId: appeal.authorId, firstBy: decision.actorId, hasOther };
}

export function decideAppeal(
  appealId: string,
  { outcome, answer }: { outcome: 'upheld' | 'reversed'; answer: string },
  call: CommunityCall,
): void {
  const { state, now } = call;
  const { id: communityId } = call.facts.communityAccess.community;
  const appeal = state.appeals.get(appealId);
  const decision = appeal && state.moderationLog.get(appeal.deedId);
  const isHere = appeal?.communityId === communityId && decision !== undefined;
  refuse(appealDecisionRefusal(isHere ? appealFacts(appeal, decision, call) : null, deciderOf(call)));
  if (!isHere) return;
  if (outcome === 'reversed' && isStillSo(state, decision)) takeBack(decision, call);
  state.appeals.change(appealId, { outcome, answer, decidedAt: now, decidedBy: deciderOf(call).id });
  const { postId, commentId, subject } = decision;
  const action = outcome === 'reversed' ? 'appealReversed' : 'appealUpheld';
  noteAction(call, { ...{ communityId, postId, commentId, subject, deed: action }, personId: appeal.authorId });
}

/** Who was removed is a member again; who was on the blacklist may join again. */
function takeBack(decision: MockLoggedAction, call: CommunityCall): void {
  const { deed, communityId, personId, postId, removed } = decision;
  const { state, now } = call;
  if (deed === 'memberBlocked' && personId !== null) removeMembership(state, { communityId, personId });
  else if (deed === 'memberRemoved' && personId !== null) {
    const before = membershipOf(state, communityId, personId);
    const decided = { by: viewerOf(call).id, at: now };
    if (before) setMembership(state, { ...before, status: 'Joined', joinedAt: now, updatedAt: now, decided });
  } else if (removed !== undefined) state.comments.set(removed.id, removed);
  else if (postId !== null) {
    const version = (state.posts.get(postId)?.version ?? 0) + 1;
    state.posts.change(postId, { status: postStatuses.published, updatedAt: now, version });
  }
}
