import { failing } from '@portal/demo/mock';
import type { Permission, PostStatus } from '@portal/api';
import { type Handlers, liveMock, type Prepared } from '@portal/stories';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunity } from '@portal/stories/samples/communities';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import type { DelayedDecision } from '../Queue/use-delayed-decision.ts';

/** What a call is refused with where somebody else was faster. */
export const decided = { code: 'conflict', message: 'Somebody has decided about this post already.' } as const;
export { failing };

const everything: readonly Permission[] = ['postEdit', 'postApprove', 'postDelete', 'commentEdit', 'commentDelete'];

export function sampleAdmin(permissions = everything): AdminCommunity {
  return {
    community: sampleCommunity({ permissions: [...permissions] }),
    facts: { permissions: new Set(permissions), isStaff: false },
  };
}

export function noDecision(changes: Partial<DelayedDecision> = {}): DelayedDecision {
  return { held: null, decidedIds: new Set(), hold: fn(), undo: fn(() => null), setPaused: fn(), ...changes };
}

type State = ReturnType<typeof liveMock>['state'];

const place = liveMock()
  .state.communities.values()
  .find(({ alias }) => alias === 'hand-therapy');
export const communityId = place?.id ?? '';

/** The server of the story that plays. */
let server: ReturnType<typeof liveMock>;

/** A moderator of a community that the story puts something into. */
export function asModerator(prepare: (state: State, at: Date) => void, ...overrides: Handlers): Prepared {
  return ({ msw }) => {
    server = liveMock({ as: 'tom.papadopoulos@example.org' });
    prepare(server.state, new Date('2026-11-18T00:30:00.000Z'));
    msw.use(...overrides, ...server.handlers);
  };
}

/** The status of a post on the story's server. */
export function statusOf(title: string): PostStatus | undefined {
  return server.state.posts.values().find((post) => post.title === title)?.status;
}

/** Somebody else edits a post on the story's server while the page shows it as it was. */
export function changeMeanwhile(title: string): void {
  const post = server.state.posts.values().find((each) => each.title === title);
  if (post === undefined) throw new Error(`There is no post “${title}”`);
  server.state.posts.change(post.id, { bodyHtml: '<p>In kinder words.</p>', version: post.version + 1 });
}

/** How often the story's server has answered a call. */
export function answersOf({ name }: { name: string }): number {
  return server.answered.filter((answered) => answered === name).length;
}

/** Published posts of the community, newest first. */
export function publishedIn(state: State) {
  return state.posts.values().filter((post) => post.communityId === communityId && post.status === 1);
}

/** Two posts wait for approval. */
export function twoWait(state: State): void {
  const [first, second] = publishedIn(state);
  if (first) state.posts.change(first.id, { title: 'The first that waits', status: 2, isFrozen: false });
  if (second) state.posts.change(second.id, { title: 'The second that waits', status: 2, isFrozen: false });
}

/** Nothing is reported but the first two posts, the first by two people. */
export function twoReported(state: State, createdAt: Date): void {
  clearReports(state);
  const [first, second] = publishedIn(state);
  for (const [index, reporterId, post] of [
    [1, 'p-003', first],
    [2, 'p-004', first],
    [3, 'p-003', second],
  ] as const) {
    if (post === undefined) continue;
    const reason = index === 2 ? 'Inappropriate content' : 'Privacy concerns';
    const at = new Date(createdAt.getTime() + index * 1_000);
    const id = `story-report-${index}`;
    state.reports.set(id, {
      id,
      reporterId,
      reason,
      postId: post.id,
      commentId: null,
      createdAt: at,
      isResolved: false,
    });
  }
  if (first) state.posts.change(first.id, { title: 'The first that was reported' });
  if (second) state.posts.change(second.id, { title: 'The second that was reported' });
}

/** Nothing is reported but a comment under a post of the community. */
export function commentReported(state: State, createdAt: Date): void {
  clearReports(state);
  const posts = new Set(publishedIn(state).map(({ id }) => id));
  const comment = state.comments.values().find(({ postId }) => posts.has(postId));
  if (comment === undefined) throw new Error('The demo world has no comment for this story');
  state.comments.change(comment.id, { bodyHtml: '<p>You cannot be serious about this splint.</p>' });
  const id = 'story-report-1';
  const reason = 'Inappropriate content';
  state.reports.set(id, {
    id,
    reporterId: 'p-004',
    reason,
    postId: null,
    commentId: comment.id,
    createdAt,
    isResolved: false,
  });
}

function clearReports(state: State): void {
  for (const { id } of state.reports.values()) state.reports.change(id, { isResolved: true });
}

/** The page goes to the background, as when somebody turns to another tab. `pagehide` would stop the story's server. */
export function leavePage(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

/** What stands in the list of a queue. */
export function rowOf(name: RegExp) {
  return screen.findByRole('button', { name });
}

/** Something is said on the page, by a toast or where it stands. */
export function expectText(text: string | RegExp): Promise<void> {
  return waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Answers the question why something is decided against, in the dialog of that name. */
export async function giveReason(answer: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'It does not belong here' }));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A post was declined by somebody else, which the log tells. */
export function loggedDecline(state: State, at: Date): void {
  const [post] = publishedIn(state);
  if (post === undefined) throw new Error('The demo world has no post for this story');
  const title = 'The post that was declined';
  state.posts.change(post.id, { title, status: 99 });
  state.moderationLog.set('story-deed', {
    ...{ id: 'story-deed', communityId, at, deed: 'postDeclined', actorId: 'p-004', personId: post.authorId },
    ...{
      postId: post.id,
      commentId: null,
      subject: title,
      reason: 'privacy',
      message: 'Leave the name out.',
      note: '',
    },
  });
}

/** The same, and its author has appealed. */
export function appealedDecline(state: State, at: Date): void {
  loggedDecline(state, at);
  const authorId = state.moderationLog.get('story-deed')?.personId ?? '';
  state.appeals.set('story-appeal', {
    ...{ id: 'story-appeal', deedId: 'story-deed', communityId, authorId, createdAt: at, words: 'She agreed to it.' },
    ...{ outcome: null, answer: '', decidedAt: null, decidedBy: null },
  });
}

/** Somebody else approves a post while the story plays. */
export function approveElsewhere(title: string): void {
  const { state } = server;
  const post = state.posts.values().find((one) => one.title === title);
  if (post === undefined) throw new Error(`There is no post with the title ${title}`);
  state.posts.change(post.id, { status: 1 });
  state.moderationLog.set('story-approval', {
    ...{ id: 'story-approval', communityId, at: state.clock(), deed: 'postApproved', actorId: 'p-004' },
    ...{ personId: post.authorId, postId: post.id, commentId: null, subject: title },
    ...{ reason: null, message: '', note: '' },
  });
}
