import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function previewsRefusals(subjects: Subjects): Refusal[] {
  const { previews } = contract;
  const post = subjects.takePost();
  const frozen = subjects.takeFrozenPost();
  const comment = subjects.takeComment();
  return [
    {
      title: 'removing the preview of somebody else’s post',
      endpoint: previews.removeFromPost,
      as: subjects.readerOf(post),
      input: { params: { id: post.id } },
      code: 'forbidden',
    },
    {
      title: 'removing the preview of somebody else’s comment',
      endpoint: previews.removeFromComment,
      as: subjects.readerOf(subjects.postOf(comment), comment.authorId),
      input: { params: { postId: comment.postId, commentId: comment.id } },
      code: 'forbidden',
    },
    {
      title: 'removing the preview of a closed post',
      endpoint: previews.removeFromPost,
      as: frozen.authorId,
      input: { params: { id: frozen.id } },
      code: 'post_closed',
    },
  ];
}
