import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';
import type { WorldPost, WorldReport } from '../../world/world-types.ts';
import { postStatuses } from '../posts/statuses.ts';
import { isReportListed } from './rules/report-rules.ts';

const because = { reason: 'privacy', message: 'Please leave names out.' } as const;

export function moderationExamples(subjects: Subjects): ExamplesOf<'moderation'> {
  const { admin, staff } = subjects;
  const [waiting, declined, appealed] = [
    subjects.takeWaitingPost(),
    subjects.takeWaitingPost(),
    subjects.takeWaitingPost(),
  ];
  /** Declines a post as somebody else than the administrator; answers the decision. */
  async function decline(target: ConformanceTarget, { communityId, id: postId, authorId }: WorldPost) {
    const input = { params: { communityId, postId }, body: { status: postStatuses.archived, because } };
    await replyTo(target, contract.posts.setStatus, input, staff[1] ?? admin);
    const { decisions } = await replyTo(target, contract.moderation.ownDecisions, {}, authorId);
    return decisions.find((one) => one.postId === postId)?.id ?? '';
  }
  const appealOf = (decisionId: string) => ({
    params: { decisionId },
    body: { words: 'Nobody is named in it.' },
  });
  async function appealTo(target: ConformanceTarget, post: WorldPost) {
    const input = appealOf(await decline(target, post));
    await replyTo(target, contract.moderation.appeal, input, post.authorId);
    const { appeals } = await replyTo(target, contract.moderation.appeals, { params: { id: post.communityId } }, admin);
    return appeals.find(({ decision }) => decision.postId === post.id)?.id ?? '';
  }
  const post = subjects.takePost();
  const comment = subjects.takeComment();
  const { communityId } = subjects.postOf(comment);
  const inPost = { communityId: post.communityId };
  const reportedIn = placesOf(subjects);
  /** Each has reported it in a turn of its own: nobody does so twice. */
  const used = [comment.authorId];
  function nextReader(of: WorldPost): string {
    const reader = subjects.readerOf(of, ...used);
    used.push(reader);
    return reader;
  }
  /** A report of the post, once it is there. */
  async function reportOfPost(target: ConformanceTarget) {
    const body = { message: 'share post in other groups' };
    await replyTo(target, contract.posts.report, { params: { id: post.id }, body }, nextReader(post));
    const { reports } = await replyTo(target, contract.posts.byId, { params: { id: post.id } }, admin);
    return { params: inPost, body: { reportIds: reports.map(({ id }) => id) } };
  }
  async function reportOfComment(target: ConformanceTarget) {
    const params = { postId: comment.postId, commentId: comment.id };
    const body = { message: 'privacy concerns' };
    await replyTo(target, contract.comments.report, { params, body }, nextReader(subjects.postOf(comment)));
    const { comments } = await replyTo(target, contract.comments.list, { params: { id: comment.postId } }, admin);
    const { reports = [] } = comments.find(({ id }) => id === comment.id) ?? {};
    return { params: { id: communityId }, body: { reportIds: reports.map(({ id }) => id) } };
  }
  /** A word that stands in the list. */
  const listed = async (target: ConformanceTarget) => {
    const word = await replyTo(target, contract.moderation.addReviewWord, { body: { text: 'free money' } }, admin);
    return { params: { wordId: word.id } };
  };
  return {
    posts: { as: admin, input: { params: inPost, query: { status: postStatuses.published, pageSize: 5 } } },
    reportedPosts: { as: admin, input: { params: { communityId: reportedIn.post }, query: { pageSize: 5 } } },
    denyPostReports: { as: admin, input: reportOfPost },
    reportedComments: { as: admin, input: { params: { id: reportedIn.comment }, query: { pageSize: 5 } } },
    denyCommentReports: { as: admin, input: reportOfComment },
    setStatuses: {
      as: admin,
      input: {
        params: { communityId: waiting.communityId },
        body: { posts: [{ id: waiting.id, version: 1 }], status: postStatuses.archived, because },
      },
    },
    log: { as: admin, input: { params: { id: post.communityId }, query: { pageSize: 5 } } },
    appeals: { as: admin, input: { params: { id: post.communityId } } },
    reviewWords: { as: admin, input: {} },
    addReviewWord: { as: admin, input: { body: { text: 'casino.example' } } },
    removeReviewWord: { as: admin, input: listed },
    ownDecisions: { as: declined.authorId, input: {} },
    appeal: { as: declined.authorId, input: async (target) => appealOf(await decline(target, declined)) },
    decideAppeal: {
      as: admin,
      input: async (target) => ({
        params: { id: appealed.communityId, appealId: await appealTo(target, appealed) },
        body: { outcome: 'upheld', answer: 'It names a client.' },
      }),
    },
  };
}

/** Communities of the demo world with a reported post, and with a reported comment. */
function placesOf({ world, postOf }: Subjects): { post: string; comment: string } {
  const open = world.posts.filter(({ status }) => isReportListed({ status }));
  const ids = new Map(open.map(({ id, communityId }) => [id, communityId]));
  const comments = new Map(world.comments.map((comment) => [comment.id, postOf(comment).id]));
  const placeOf = (postIdOf: (report: WorldReport) => string | undefined) =>
    world.reports.map((report) => ids.get(postIdOf(report) ?? '')).find((id) => id !== undefined) ?? '';
  return {
    post: placeOf(({ postId }) => postId ?? undefined),
    comment: placeOf(({ commentId }) => comments.get(commentId ?? '')),
  };
}
