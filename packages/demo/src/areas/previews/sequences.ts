import { editAsRead } from '../../conformance/edit-as-read.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function previewsSequences({ member: author, joined, world }: Subjects): Sequence[] {
  const { posts, comments, previews } = contract;
  const [first, second] = world.linkPreviews.map(({ url }) => url);
  const linkTo = (url = '') => `<p>See <a href="${url}">there</a></p>`;
  const write = (target: ConformanceTarget, body: string) => {
    target.passTime(60_000);
    return replyTo(target, posts.create, { body: { communityId: joined.id, title: 'Read this', body } }, author);
  };
  const shown = async (target: ConformanceTarget, id: string) =>
    (await replyTo(target, posts.byId, { params: { id } }, author)).preview?.url;
  return [
    {
      title: 'a post shows the page that it links to, until its author removes it or links to another',
      async run(target) {
        const { id, preview } = await write(target, linkTo(first));
        expectSame(preview?.url, first, 'as it was written');
        await replyTo(target, previews.removeFromPost, { params: { id } }, author);
        expectSame(await shown(target, id), undefined, 'once it is removed');
        const edit = async (body: string) =>
          replyTo(target, posts.edit, (await editAsRead(target, id, { body }, author)).input, author);
        await edit(`${linkTo(first)}<p>More words</p>`);
        expectSame(await shown(target, id), undefined, 'with other words');
        await edit(linkTo(second));
        expectSame(await shown(target, id), second, 'with another link');
        await edit('<p>No link</p>');
        expectSame(await shown(target, id), undefined, 'without a link');
      },
    },
    {
      title: 'nothing is shown of a page that nobody has read',
      async run(target) {
        const { preview } = await write(target, linkTo('https://unknown.example/page'));
        expectSame(preview, null, 'preview');
      },
    },
    {
      title: 'a comment shows the page that it links to, until its author removes it',
      async run(target) {
        const { id: postId } = await write(target, '<p>Words</p>');
        const input = { params: { postId }, body: { body: linkTo(first) } };
        const { id: commentId, preview } = await replyTo(target, comments.create, input, author);
        expectSame(preview?.url, first, 'as it was written');
        await replyTo(target, previews.removeFromComment, { params: { postId, commentId } }, author);
        const { comments: left } = await replyTo(target, comments.list, { params: { id: postId } }, author);
        expectSame(
          left.map((comment) => comment.preview),
          [null],
          'once it is removed',
        );
      },
    },
  ];
}
