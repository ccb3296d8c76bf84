import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function commentsRefusals(subjects: Subjects): Refusal[] {
  const { create, edit, delete: remove, report, writing } = contract.comments;
  const comment = subjects.takeComment();
  const stranger = subjects.readerOf(subjects.postOf(comment), comment.authorId);
  const params = { postId: comment.postId, commentId: comment.id };
  const frozen = subjects.takeFrozenPost();
  const post = subjects.takePost();
  const body = { body: '<p>Hello</p>' };
  return [
    {
      title: 'commenting on a closed post',
      endpoint: create,
      as: subjects.readerOf(frozen),
      input: { params: { postId: frozen.id }, body },
      code: 'post_closed',
    },
    {
      title: 'writing a comment on a closed post',
      endpoint: writing,
      as: subjects.readerOf(frozen),
      input: { params: { postId: frozen.id } },
      code: 'post_closed',
    },
    {
      title: 'a comment that is one long word',
      endpoint: create,
      as: subjects.readerOf(post),
      input: { params: { postId: post.id }, body: { body: 'A'.repeat(501) } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a comment made heavy by an edit',
      endpoint: edit,
      as: comment.authorId,
      input: { params, body: { body: `a${'\u0301'.repeat(11)}`, version: 1 } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a report with towers of accents',
      endpoint: report,
      as: stranger,
      input: { params, body: { message: `a${'\u0301'.repeat(11)}` } },
      code: 'invalid_input',
      field: 'body.message',
    },
    {
      title: 'answering a comment that is not there',
      endpoint: create,
      as: subjects.readerOf(post),
      input: { params: { postId: post.id }, body: { ...body, parentCommentId: 'nothing-here' } },
      code: 'not_found',
    },
    {
      title: "editing another's comment",
      endpoint: edit,
      as: stranger,
      input: { params, body: { ...body, version: 1 } },
      code: 'forbidden',
    },
    { title: "deleting another's comment", endpoint: remove, as: stranger, input: { params }, code: 'forbidden' },
    {
      title: 'reporting one’s own comment',
      endpoint: report,
      as: comment.authorId,
      input: { params, body: { message: 'mine' } },
      code: 'forbidden',
    },
    {
      title: 'editing a comment without saying which version was read',
      endpoint: edit,
      as: comment.authorId,
      input: { params, body },
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'editing an old version of a comment',
      endpoint: edit,
      as: comment.authorId,
      input: { params, body: { ...body, version: 99 } },
      code: 'stale',
    },
  ];
}
