import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function previewsExamples(subjects: Subjects): ExamplesOf<'previews'> {
  const post = subjects.takePost();
  const comment = subjects.takeComment();
  return {
    removeFromPost: { as: post.authorId, input: { params: { id: post.id } } },
    removeFromComment: {
      as: comment.authorId,
      input: { params: { postId: comment.postId, commentId: comment.id } },
    },
  };
}
