import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { onePost } from '../posts/examples.ts';

export function commentsExamples(subjects: Subjects): ExamplesOf<'comments'> {
  const onPost = () => onePost(subjects);
  const onComment = (whose: 'own' | 'other'): { as: string; params: { postId: string; commentId: string } } => {
    const comment = subjects.takeComment();
    const as = whose === 'own' ? comment.authorId : subjects.readerOf(subjects.postOf(comment), comment.authorId);
    return { as, params: { postId: comment.postId, commentId: comment.id } };
  };
  const own = [onComment('own'), onComment('own')] as const;
  const others = [onComment('other'), onComment('other'), onComment('other')] as const;
  const answered = onPost();
  /** A question by the member with an answer by the member too. */
  const question = {
    as: subjects.member,
    async input(target: ConformanceTarget) {
      target.passTime(60_000);
      const body = { communityId: subjects.joined.id, title: 'Which?', body: '<p>Why?</p>', isQuestion: true };
      const { id: postId } = await replyTo(target, contract.posts.create, { body }, subjects.member);
      const comment = { params: { postId }, body: { body: '<p>This one.</p>' } };
      const { id: commentId } = await replyTo(target, contract.comments.create, comment, subjects.member);
      return { params: { postId, commentId } };
    },
  };
  const versionOf = async (target: ConformanceTarget, { as, params }: (typeof own)[number]) => {
    const found = await replyTo(target, contract.comments.list, { params: { id: params.postId } }, as);
    return found.comments.find(({ id }) => id === params.commentId)?.version ?? 0;
  };
  return {
    list: { as: own[0].as, input: { params: { id: own[0].params.postId } } },
    create: {
      as: answered.as,
      input: {
        params: { postId: answered.input.params.id },
        body: { body: '<p>We use the blue one.</p>', files: [] },
      },
    },
    writing: { as: answered.as, input: { params: { postId: answered.input.params.id } } },
    edit: {
      as: own[0].as,
      input: async (target) => ({
        params: own[0].params,
        body: { body: '<p>We use the green one.</p>', version: await versionOf(target, own[0]) },
      }),
    },
    delete: { as: own[1].as, input: { params: own[1].params } },
    like: { as: others[0].as, input: { params: others[0].params } },
    dislike: { as: others[1].as, input: { params: others[1].params } },
    accept: { as: question.as, input: question.input },
    unaccept: { as: question.as, input: question.input },
    report: { as: others[2].as, input: { params: others[2].params, body: { message: 'inappropriate content' } } },
  };
}
