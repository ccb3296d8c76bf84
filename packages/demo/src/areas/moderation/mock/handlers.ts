import { type DecisionWords, postStatuses } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { MockProblem, notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  isModerated,
  isReadable,
  isReportListed,
  reportsRefusal,
  reviewWordRefusal,
  statusesToList,
} from '@portal/rules';
import { commentReply } from '../../comments/mock/comment-reply.ts';
import type { MockComment } from '../../comments/state.ts';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import { factsOf } from '../../posts/mock/access.ts';
import { postReply } from '../../posts/mock/post-reply.ts';
import { openReports, resolveReports } from '../../posts/mock/report.ts';
import { setStatus } from '../../posts/mock/set-status.ts';
import type { MockPost, MockReport } from '../../posts/state.ts';
import { appealAgainst, appealsIn, decideAppeal, actionReply, ownDecisions } from './appeals.ts';
import { heldAmong } from './held.ts';
import type { MockReviewWord } from '../state.ts';
import { noteAction } from './note-action.ts';

export const moderation: HandlersOf<'moderation'> = {
  posts({ query }, call) {
    const statuses = statusesToList(query.status);
    const found = postsOf(call).filter(
      (post) =>
        isModerated(factsOf(post, call.facts.communityAccess), viewerOf(call)) &&
        (statuses === null || statuses.includes(post.status)),
    );
    const { items, ...rest } = pageOf(found, idOf, query);
    const waiting = items.filter(({ status }) => status === postStatuses.waitForApproval).map(idOf);
    return { posts: items.map((post) => replyOf(call, post)), held: heldAmong(call.state, waiting), ...rest };
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
    for (const { postId } of deny(call.state, body.reportIds, ({ postId }) => postId !== null && posts.has(postId)))
      noteReports(call, 'postReportsDeclined', call.state.posts.get(postId ?? ''), null, body.because);
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
    const isHere = ({ commentId }: MockReport) => commentId !== null && comments.has(commentId);
    for (const { commentId } of deny(call.state, body.reportIds, isHere)) {
      const comment = call.state.comments.get(commentId ?? '');
      const post = call.state.posts.get(comment?.postId ?? '');
      noteReports(call, 'commentReportsDeclined', post, commentId, body.because);
    }
    return {};
  },
  setStatuses({ body }, call) {
    const { communityAccess } = call.facts;
    const results = body.posts.map(({ id, version }) => {
      const post = postsOf(call).find((one) => one.id === id);
      try {
        if (post === undefined || !isModerated(facts(call, post), viewerOf(call))) throw notFound();
        setStatus({ ...body, version }, { ...call, facts: { post, communityAccess } });
        return { id, problem: null };
      } catch (error) {
        if (!(error instanceof MockProblem)) throw error;
        return { id, problem: { code: error.code, message: error.message } };
      }
    });
    return { results };
  },
  log({ query }, call) {
    const { id } = call.facts.communityAccess.community;
    const here = call.state.moderationLog.values().filter(({ communityId }) => communityId === id);
    const { items, nextCursor } = pageOf(here.toReversed(), idOf, { ...query, page: 1 });
    return { deeds: items.map((action) => actionReply(action, call)), nextCursor };
  },
  appeals({ query }, call) {
    const { items, totalItemCount } = pageOf(appealsIn(call), idOf, query);
    return { appeals: items, totalItemCount };
  },
  decideAppeal({ params, body }, call) {
    decideAppeal(params.appealId, body, call);
    return {};
  },
  reviewWords: (_, { state }) => ({
    words: state.reviewWords
      .values()
      .map(wordReply)
      .toSorted((a, b) => (a.text.toLowerCase() < b.text.toLowerCase() ? -1 : 1)),
  }),
  addReviewWord({ body }, { state, now }) {
    const known = state.reviewWords.values().map(({ text }) => text);
    refuse(reviewWordRefusal(known, body.text));
    const word = { id: state.nextId('word'), text: body.text, createdAt: now };
    state.reviewWords.set(word.id, word);
    return wordReply(word);
  },
  removeReviewWord({ params }, { state }) {
    if (state.reviewWords.get(params.wordId) === undefined) throw notFound();
    state.reviewWords.delete(params.wordId);
    return {};
  },
  ownDecisions({ query }, call) {
    const { items, totalItemCount } = pageOf(ownDecisions(call), idOf, query);
    return { decisions: items, totalItemCount };
  },
  appeal({ params, body }, call) {
    appealAgainst(params.decisionId, body.words, call);
    return {};
  },
};

function wordReply({ id, text, createdAt }: MockReviewWord) {
  return { id, text, createdAt: createdAt.toISOString() };
}

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

/** Closes reports; answers one of them for each thing that was reported. */
function deny(state: MockState, ids: readonly string[], isHere: (report: MockReport) => boolean): MockReport[] {
  const found = state.reports.values().filter((report) => ids.includes(report.id) && isHere(report));
  const open = found.filter(({ isResolved }) => !isResolved);
  refuse(reportsRefusal({ found: found.length, open: open.length }));
  resolveReports(state, open);
  return [...new Map(open.map((report) => [report.commentId ?? report.postId, report])).values()];
}

function noteReports(
  call: CommunityCall,
  action: 'postReportsDeclined' | 'commentReportsDeclined',
  post: MockPost | undefined,
  commentId: string | null,
  because: DecisionWords | undefined,
): void {
  const { id: communityId } = call.facts.communityAccess.community;
  noteAction(call, {
    communityId,
    deed: action,
    postId: post?.id ?? null,
    commentId,
    subject: post?.title ?? '',
    because,
  });
}
