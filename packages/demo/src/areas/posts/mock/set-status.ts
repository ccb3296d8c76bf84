import { type DecisionWords, type ModerationAction, type PostStatus, postStatuses } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { actionOfStatus, isCounted, newsOfStatus, notificationTypes, statusRefusal } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { noteActivity } from '../../communities/state.ts';
import { lastAction, noteAction } from '../../moderation/mock/note-action.ts';
import type { MockPost } from '../state.ts';
import { factsOf } from './access.ts';
import { openReports, resolveReports } from './report.ts';

interface Wanted {
  status: PostStatus;
  version: number;
  because?: DecisionWords | undefined;
}

/** Gives a post of a community another status, and writes down who did so. */
export function setStatus(wanted: Wanted, call: MockCall<{ post: MockPost; communityAccess: CommunityAccess }>): void {
  const { post, communityAccess } = call.facts;
  const reports = openReports(call.state).filter(({ postId }) => postId === post.id);
  const facts = { ...factsOf(post, communityAccess), version: post.version };
  refuse(statusRefusal(wanted, facts, reports.length > 0, lastAction(call.state, post.id)));
  if (wanted.status === postStatuses.archivedDueToReported) resolveReports(call.state, reports);
  const isApproved = newsOfStatus(post.status, wanted.status).includes(notificationTypes.yourPostWasApproved);
  const changed = call.state.posts.change(post.id, {
    ...(isApproved && { approved: { by: viewerOf(call).id, at: call.now } }),
    status: wanted.status,
    updatedAt: call.now,
    version: post.version + 1,
  });
  notePost(call, post, actionOfStatus(post.status, wanted.status), wanted.because);
  if (!isCounted(post) && isCounted(changed)) noteActivity(call.state, changed.communityId, call.now);
}

/** Writes down what was done with a post. */
export function notePost(
  call: MockCall,
  { id: postId, communityId, authorId: personId, title: subject }: MockPost,
  action: ModerationAction,
  because?: DecisionWords,
): void {
  noteAction(call, { communityId, deed: action, personId, postId, subject, because });
}
