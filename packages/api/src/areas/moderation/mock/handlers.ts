import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import { isModerated, isReadable, isReportListed, reportsRefusal, statusesAsked } from '../../../rules/index.ts';
import { commentReply } from '../../comments/mock/comment-reply.ts';
import type { MockComment } from '../../comments/state.ts';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import { factsOf } from '../../posts/mock/access.ts';
import { postReply } from '../../posts/mock/post-reply.ts';
import { openReports, resolveReports } from '../../posts/mock/report.ts';
import type { MockPost, MockReport } from '../../posts/state.ts';

export const moderation: HandlersOf<'moderation'> = {
  posts({ query }, call) {
    const statuses = statusesAsked(query.status);
    const found = postsOf(call).filter(
      (post) =>
        isModerated(factsOf(post, call.facts.communityAccess), viewerOf(call)) &&
        (statuses === null || statuses.includes(post.status)),
    );
    const { items, ...rest } = pageOf(found, idOf, query);
    return { posts: items.map((post) => replyOf(call, post)), ...rest };
  },
  reportedPosts({ query }, call) {
    const oldest = oldestReports(call.state, ({ postId }) => postId);
    const found = postsOf(call).filter((post) => oldest.has(post.id) && isDecidedAbout(call, post));
    const { items, totalItemCount } = pageOf(inOrder(found, oldest), idOf, query);
    const posts = items.map((post) => replyOf(call, post));
    return { posts, reporters: reportersOf(posts, call), totalItemCount };
  },
  denyPostReports({ body }, call) {
    const posts = new Set(postsOf(call).map(idOf));
    deny(call.state, body.reportIds, ({ postId }) => postId !== null && posts.has(postId));
    return {};
  },
  reportedComments({ query }, call) {
    const oldest = oldestReports(call.state, ({ commentId }) => commentId);
    const found = commentsOf(call).filter(
      ({ comment, post }) => oldest.has(comment.id) && isReadable(facts(call, post), viewerOf(call)),
    );
    const ordered = inOrder(
      found.map(({ comment }) => comment),
      oldest,
    );
    const { items, totalItemCount } = pageOf(ordered, idOf, query);
    const comments = items.map((comment) =>
      commentReply(call.state, comment, call.facts.communityAccess, viewerOf(call)),
    );
    const above = new Set(items.map(({ postId }) => postId));
    const posts = postsOf(call)
      .filter(({ id }) => above.has(id))
      .map((post) => replyOf(call, post))
      .map(({ id, title, community }) => ({ id, title, community }));
    return { comments, posts, reporters: reportersOf(comments, call), totalItemCount };
  },
  denyCommentReports({ body }, call) {
    const comments = new Set(commentsOf(call).map(({ comment }) => comment.id));
    deny(call.state, body.reportIds, ({ commentId }) => commentId !== null && comments.has(commentId));
    return {};
  },
};

const idOf = ({ id }: { id: string }): string => id;

function postsOf({ state, facts: { communityAccess } }: CommunityCall): MockPost[] {
  return state.posts.values().filter(({ communityId }) => communityId === communityAccess.community.id);
}

function commentsOf(call: CommunityCall): { comment: MockComment; post: MockPost }[] {
  const posts = new Map(postsOf(call).map((post) => [post.id, post]));
  return call.state.comments.values().flatMap((comment) => {
    const post = posts.get(comment.postId);
    return post ? [{ comment, post }] : [];
  });
}

function facts(call: CommunityCall, post: MockPost) {
  return factsOf(post, call.facts.communityAccess);
}

function isDecidedAbout(call: CommunityCall, post: MockPost): boolean {
  return isReportListed(post) && isReadable(facts(call, post), viewerOf(call));
}

function replyOf(call: CommunityCall, post: MockPost) {
  const reply = postReply(call.state, post, call.facts.communityAccess, viewerOf(call));
  return isReadable(facts(call, post), viewerOf(call)) ? reply : { ...reply, imageUrl: null, attachments: [] };
}

/** When each thing was first reported, of the reports that nobody has decided about. */
function oldestReports(state: MockState, targetOf: (report: MockReport) => string | null): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const report of openReports(state)) {
    const target = targetOf(report);
    const at = report.createdAt.getTime();
    if (target !== null) oldest.set(target, Math.min(at, oldest.get(target) ?? at));
  }
  return oldest;
}

function inOrder<T extends { id: string }>(found: readonly T[], oldest: ReadonlyMap<string, number>): T[] {
  const at = ({ id }: T) => oldest.get(id) ?? 0;
  return found.toSorted((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1));
}

function reportersOf(reported: readonly { reports: readonly { userId: string }[] }[], call: CommunityCall) {
  const ids = new Set(reported.flatMap(({ reports }) => reports.map(({ userId }) => userId)));
  return [...ids].toSorted().map((id) => personReply(personById(call.state, id), viewerOf(call), call.state));
}

function deny(state: MockState, ids: readonly string[], isHere: (report: MockReport) => boolean): void {
  const found = state.reports.values().filter((report) => ids.includes(report.id) && isHere(report));
  const open = found.filter(({ isResolved }) => !isResolved);
  refuse(reportsRefusal({ found: found.length, open: open.length }));
  resolveReports(state, open);
}
