import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
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
  return {
    list: { as: own[0].as, input: { params: { id: own[0].params.postId } } },
    create: {
      as: answered.as,
      input: {
        params: { postId: answered.input.params.id },
        body: { body: '<p>We use the blue one.</p>', files: [] },
      },
    },
    edit: { as: own[0].as, input: { params: own[0].params, body: { body: '<p>We use the green one.</p>' } } },
    delete: { as: own[1].as, input: { params: own[1].params } },
    like: { as: others[0].as, input: { params: others[0].params } },
    dislike: { as: others[1].as, input: { params: others[1].params } },
    report: { as: others[2].as, input: { params: others[2].params, body: { message: 'inappropriate content' } } },
  };
}
