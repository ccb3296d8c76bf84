import { textFile } from '../../conformance/example.ts';
import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits } from '@portal/api/contract';

export function postsRefusals(subjects: Subjects): Refusal[] {
  const { edit, delete: remove, like, report, create, setTags, setStatus } = contract.posts;
  const foreign = subjects.takePost();
  const own = subjects.takePost();
  const frozen = subjects.takeFrozenPost();
  const reader = subjects.readerOf(foreign);
  const frozenReader = subjects.readerOf(frozen);
  const huge = new File([new Uint8Array(limits.fileBytes + 1)], 'huge.txt', { type: 'text/plain' });
  const writing = { communityId: subjects.joined.id, title: 'Hello', body: '<p>Hello</p>' };
  return [
    {
      title: "editing another's post",
      endpoint: edit,
      as: reader,
      input: { params: { postId: foreign.id }, body: { title: 'Mine now', version: 1 } },
      code: 'forbidden',
    },
    {
      title: "deleting another's post",
      endpoint: remove,
      as: reader,
      input: { params: { id: foreign.id } },
      code: 'forbidden',
    },
    {
      title: "tagging another's post",
      endpoint: setTags,
      as: reader,
      input: { params: { id: foreign.id }, body: { tagIds: [] } },
      code: 'forbidden',
    },
    {
      title: 'reporting one’s own post',
      endpoint: report,
      as: own.authorId,
      input: { params: { id: own.id }, body: { message: 'mine' } },
      code: 'forbidden',
    },
    {
      title: 'editing an old version',
      endpoint: edit,
      as: own.authorId,
      input: { params: { postId: own.id }, body: { title: 'Late', version: 99 } },
      code: 'stale',
    },
    {
      title: 'editing a post without saying which version was read',
      endpoint: edit,
      as: own.authorId,
      input: { params: { postId: own.id }, body: { title: 'Unread' } },
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'archiving a post without saying which version was read',
      endpoint: setStatus,
      as: subjects.admin,
      input: { params: { communityId: foreign.communityId, postId: foreign.id }, body: { status: 4 } },
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'liking a closed post',
      endpoint: like,
      as: frozenReader,
      input: { params: { id: frozen.id } },
      code: 'post_closed',
    },
    {
      title: 'editing a closed post',
      endpoint: edit,
      as: frozen.authorId,
      input: { params: { postId: frozen.id }, body: { title: 'Late', version: 1 } },
      code: 'post_closed',
    },
    {
      title: 'deleting a closed post',
      endpoint: remove,
      as: frozen.authorId,
      input: { params: { id: frozen.id } },
      code: 'post_closed',
    },
    {
      title: 'a title of spaces',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: '   ' } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a title of which nothing shows',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: '\u202E\u200B\u3164' } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a post that nobody could draw',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, body: '<table><tr><td colspan="999" rowspan="999">a</td></tr></table>' } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a post without a word',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, body: '<p>\u200B</p>' } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a title too long',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: 'x'.repeat(limits.postTitleLength + 1) } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a program attached',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [textFile('setup.exe')] } },
      code: 'unsupported_file',
    },
    {
      title: 'a file whose whole name is an ending',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [textFile('pdf')] } },
      code: 'unsupported_file',
    },
    {
      title: 'a tag that does not exist',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, tagIds: ['nothing-here'] } },
      code: 'invalid_input',
      field: 'body.tagIds',
    },
    {
      title: 'a file too large',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [huge] } },
      code: 'too_large',
    },
  ];
}
