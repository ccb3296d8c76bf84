import { type HeldPost, postStatuses } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { type courseOfEdit, type Held, heldPost, knownSince, newcomerPostRefusal, type Writer } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import type { PostCall } from '../../posts/mock/access.ts';
import { accountMadeAt } from '../../people/state.ts';

const dayMs = 86_400_000;

/** The viewer as somebody who writes in a community. */
export function writerOf(call: MockCall, { permissions }: CommunityAccess): Writer {
  const { id } = viewerOf(call);
  const membership = call.state.ownMemberships.values().find(({ personId }) => personId === id);
  const since = knownSince(accountMadeAt(viewerOf(call), call.now), membership?.joinedAt ?? null);
  return { since, approves: permissions.has('postApprove') };
}

/** Whether a new post is held; refuses one too many of a new account. */
export function holdNewPost(
  call: MockCall,
  community: CommunityAccess,
  text: { title: string; body: string },
): Held | null {
  const { state, now } = call;
  const writer = writerOf(call, community);
  const { id: me } = viewerOf(call);
  const written = state.posts
    .values()
    .filter(({ authorId, createdAt }) => authorId === me && now.getTime() - createdAt.getTime() < dayMs);
  refuse(newcomerPostRefusal(writer, written.length, now));
  return heldPost({ title: text.title, html: text.body }, writer, wordsIn(state), now);
}

/** What would be published waits where it brings in a listed word, and after that until it was decided about. */
export function courseOfWords(
  call: PostCall,
  { title = '', body = '' }: { title?: string | undefined; body?: string | undefined },
  course: ReturnType<typeof courseOfEdit>,
): ReturnType<typeof courseOfEdit> {
  const { post, communityAccess } = call.facts;
  const writer = writerOf(call, communityAccess);
  if (course !== 'published' || writer.approves || post.status === postStatuses.waitForApproval) return course;
  if (call.state.postEdits.get(post.id)?.authorId === viewerOf(call).id) return 'waits';
  return heldPost({ title, html: body }, writer, wordsIn(call.state), call.now) === null ? course : 'waits';
}

function wordsIn(state: MockState): string[] {
  return state.reviewWords.values().map(({ text }) => text);
}

/** Why some of these posts wait, as the log has it. */
export function heldAmong(state: MockState, postIds: readonly string[]): HeldPost[] {
  return state.moderationLog.values().flatMap(({ deed, postId, note }) => {
    if (deed !== 'postHeld' || postId === null || !postIds.includes(postId)) return [];
    return [{ postId, because: note === '' ? ('newcomer' as const) : ('words' as const), word: note }];
  });
}
