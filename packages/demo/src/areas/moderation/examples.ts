import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract, postStatuses } from '@portal/api/contract';
import type { WorldPost, WorldReport } from '../../world/world-types.ts';
import { isReportListed } from '@portal/rules';

const because = { reason: 'privacy', message: 'Please leave names out.' } as const;

export function moderationExamples(subjects: Subjects): ExamplesOf<'moderation'> {
  const { admin, staff } = subjects;
  const writer = subjects.takeTrustedPost();
  /** The demo world has few posts that wait, so these are written anew. */
  async function writeWaiting(target: ConformanceTarget) {
    const body = { communityId: writer.communityId, title: 'A question that waits', body: '<p>Which one?</p>' };
    return replyTo(target, contract.posts.create, { body }, writer.authorId);
  }
  /** Declines a post as somebody else than the administrator; answers the decision. */
  async function decline(target: ConformanceTarget): Promise<string> {
    const { id: postId, version } = await writeWaiting(target);
    const body = { status: postStatuses.archived, version, because };
    const input = { params: { communityId: writer.communityId, postId }, body };
    await replyTo(target, contract.posts.setStatus, input, staff[1] ?? admin);
    const { decisions } = await replyTo(target, contract.moderation.ownDecisions, {}, writer.authorId);
    return decisions.find((one) => one.postId === postId)?.id ?? '';
  }
  const appealOf = (decisionId: string) => ({
    params: { decisionId },
    body: { words: 'Nobody is named in it.' },
  });
  async function appealTo(target: ConformanceTarget) {
    const decisionId = await decline(target);
    await replyTo(target, contract.moderation.appeal, appealOf(decisionId), writer.authorId);
    const place = { params: { id: writer.communityId } };
    const { appeals } = await replyTo(target, contract.moderation.appeals, place, admin);
    return appeals.find(({ decision }) => decision.id === decisionId)?.id ?? '';
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
    const text = `free money ${crypto.randomUUID()}`;
    const word = await replyTo(target, contract.moderation.addReviewWord, { body: { text } }, admin);
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
      input: async (target) => {
        const { id, version } = await writeWaiting(target);
        const body = { posts: [{ id, version }], status: postStatuses.archived, because };
        return { params: { communityId: writer.communityId }, body };
      },
    },
    log: { as: admin, input: { params: { id: post.communityId }, query: { pageSize: 5 } } },
    appeals: { as: admin, input: { params: { id: post.communityId } } },
    reviewWords: { as: admin, input: {} },
    addReviewWord: { as: admin, input: { body: { text: 'casino.example' } } },
    removeReviewWord: { as: admin, input: listed },
    ownDecisions: { as: writer.authorId, input: {} },
    appeal: { as: writer.authorId, input: async (target) => appealOf(await decline(target)) },
    decideAppeal: {
      as: admin,
      input: async (target) => ({
        params: { id: writer.communityId, appealId: await appealTo(target) },
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
