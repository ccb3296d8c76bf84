import { textFile } from '../../conformance/example.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function commentsSequences(subjects: Subjects): Sequence[] {
  const { comments } = contract;
  const answered = subjects.takePost();
  const cleared = subjects.takePost();
  return [
    {
      title: 'a deleted comment leaves its answers, which keep their depth and can be answered',
      async run(target) {
        const as = subjects.readerOf(cleared);
        const params = { postId: cleared.id };
        const write = (parentCommentId?: string): Promise<{ id: string }> =>
          replyTo(target, comments.create, { params, body: { body: '<p>Yes.</p>', parentCommentId } }, as);
        const top = await write();
        const answer = await write(top.id);
        await replyTo(target, comments.delete, { params: { ...params, commentId: top.id } }, as);
        const gone = { params, body: { body: '<p>Yes.</p>', parentCommentId: top.id } };
        expectSame((await problemOf(target, { endpoint: comments.create, as, input: gone })).code, 'not_found', 'code');
        const third = await write(answer.id);
        const last = await write(third.id);
        const tooDeep = { params, body: { body: '<p>Yes.</p>', parentCommentId: last.id } };
        const { field } = await problemOf(target, { endpoint: comments.create, as, input: tooDeep });
        expectSame(field, 'body.parentCommentId', 'field');
        const input = { params: { id: cleared.id }, query: { pageSize: 100 } };
        const listed = (await replyTo(target, comments.list, input, as)).comments.map(({ id }) => id);
        expectSame(
          [top, answer, third, last].map(({ id }) => listed.includes(id)),
          [false, true, true, true],
          'comments',
        );
      },
    },
    {
      title: 'files that a comment keeps are counted with those it gets',
      async run(target) {
        const as = subjects.readerOf(cleared);
        const files = ['1', '2', '3', '4', '5', '6'].map((name) => textFile(`${name}.txt`));
        const body = { body: '<p>Look.</p>', files };
        const { id } = await replyTo(target, comments.create, { params: { postId: cleared.id }, body }, as);
        const edit = { params: { postId: cleared.id, commentId: id }, body: { ...body, version: 1 } };
        expectSame(
          (await problemOf(target, { endpoint: comments.edit, as, input: edit })).field,
          'body.files',
          'field',
        );
      },
    },
    {
      title: 'comments nest three levels below the first and no deeper',
      async run(target) {
        const as = subjects.readerOf(answered);
        const params = { postId: answered.id };
        let parentCommentId: string | undefined;
        for (let depth = 0; depth <= 3; depth += 1) {
          const reply: { id: string } = await replyTo(
            target,
            comments.create,
            { params, body: { body: '<p>Yes.</p>', parentCommentId } },
            as,
          );
          parentCommentId = reply.id;
        }
        const tooDeep = {
          endpoint: comments.create,
          as,
          input: { params, body: { body: '<p>Yes.</p>', parentCommentId } },
        };
        expectSame((await problemOf(target, tooDeep)).field, 'body.parentCommentId', 'field');
      },
    },
  ];
}
