import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract, type FoundPost } from '@portal/api/contract';
import { plainMemberOf } from '../polls/sequences.ts';

const matches = (pieces: FoundPost['title']) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

export function searchSequences(subjects: Subjects): Sequence[] {
  const { member, joined, admin, world } = subjects;
  const { posts, comments, search } = contract;
  const find = async (target: ConformanceTarget, keyword: string, more: object = {}, as = member) =>
    (await replyTo(target, search.inCommunity, { params: { id: joined.id }, query: { keyword, ...more } }, as)).posts;
  const write = (target: ConformanceTarget, title: string, text: string, more: object = {}) => {
    target.passTime(60_000);
    const body = { communityId: joined.id, title, body: `<p>${text}</p>`, ...more };
    return replyTo(target, posts.create, { body }, member);
  };
  const comment = (target: ConformanceTarget, postId: string, text: string) =>
    replyTo(target, comments.create, { params: { postId }, body: { body: `<p>${text}</p>` } }, member);
  return [
    {
      title: 'what is written is found at once: in titles before texts, and in texts before comments',
      async run(target) {
        // The newest comes last, so that weight alone decides.
        const inTitle = await write(target, 'Wobbegong', 'About it');
        const inText = await write(target, 'Look within', 'A wobbegong &amp; its beard');
        const quoted = await write(target, 'Said below', 'Nothing here');
        const { id: commentId } = await comment(target, quoted.id, 'The wobbegong again');
        const found = await find(target, 'wobbegong');
        expectSame(
          found.map(({ postId }) => postId),
          [inTitle.id, inText.id, quoted.id],
          'order',
        );
        expectSame(
          found.map((one) => one.commentId),
          [null, null, commentId],
          'comments',
        );
        expectSame(
          found.map(({ title }) => matches(title)),
          [['Wobbegong'], [], []],
          'marks of titles',
        );
        expectSame(
          found.slice(1).map(({ excerpt }) => matches(excerpt)),
          [['wobbegong'], ['wobbegong']],
          'marks',
        );
      },
    },
    {
      title: 'an excerpt of the middle of a text begins with an ellipsis, one of its beginning does not',
      async run(target) {
        const rest = 'Some words of a text. '.repeat(20);
        const within = await write(target, 'Look within', `${rest}Thylacines rest. ${rest}`);
        const first = await write(target, 'Look first', `Thylacines rest. ${rest}`);
        const found = await find(target, 'thylacine');
        const isCut = (id: string) => found.find(({ postId }) => postId === id)?.excerpt[0]?.text.startsWith('… ');
        expectSame([isCut(within.id), isCut(first.id)], [true, false], 'ellipses');
      },
    },
    {
      title: 'an excerpt keeps the paragraphs of a text apart',
      async run(target) {
        await write(target, 'Look below', 'Echidnas dig</p><p>Kowaris sleep');
        const [found] = await find(target, 'echidna');
        expectSame(found?.excerpt.map(({ text }) => text).join(''), 'Echidnas dig · Kowaris sleep', 'excerpt');
      },
    },
    {
      title: 'what is deleted, private or of a comment that is gone is found no longer',
      async run(target) {
        const post = await write(target, 'Quokka', 'Words');
        const talk = await write(target, 'Talk', 'Words');
        const { id: commentId } = await comment(target, talk.id, 'A quokka');
        await write(target, 'My quokka', 'For me', { visibility: 'private' });
        const stranger = plainMemberOf(joined.id, subjects);
        expectSame((await find(target, 'quokka', {}, stranger)).length, 2, 'of others');
        expectSame((await find(target, 'quokka')).length, 3, 'of their author');
        await replyTo(target, posts.delete, { params: { id: post.id } }, member);
        await replyTo(target, comments.delete, { params: { postId: talk.id, commentId } }, member);
        expectSame((await find(target, 'quokka', {}, stranger)).length, 0, 'afterwards');
      },
    },
    {
      title: 'a search is narrowed by kind, author, tag, time and files',
      async run(target) {
        const { id: tagId = '' } = world.tags[0] ?? {};
        const question = await write(target, 'Bilby one', 'Words', { isQuestion: true, tagIds: [tagId] });
        const poll = await write(target, 'Bilby two', 'Words', { pollOptions: ['Yes', 'No'] });
        const ids = async (more: object) => (await find(target, 'bilby', more)).map(({ postId }) => postId);
        expectSame(await ids({ kind: 'question' }), [question.id], 'questions');
        expectSame(await ids({ kind: 'poll' }), [poll.id], 'polls');
        expectSame(await ids({ tagId }), [question.id], 'tag');
        expectSame(await ids({ authorId: admin }), [], 'author');
        expectSame(await ids({ hasFile: true }), [], 'files');
        expectSame(await ids({ from: poll.createdAt }), [poll.id], 'from');
        expectSame(await ids({ to: poll.createdAt }), [question.id], 'to');
      },
    },
    {
      title: 'a typing mistake finds what somebody may have meant, unless words are kept together or left out',
      async run(target) {
        const talk = await write(target, 'Talk', 'Words');
        const { id: commentId } = await comment(target, talk.id, 'A kookaburra');
        const post = await write(target, 'Other', 'Two kookaburras');
        const found = await find(target, 'kokaburra');
        expectSame(
          found.map((one) => [one.postId, one.commentId, one.isSimilar, matches(one.excerpt)]),
          [
            [post.id, null, true, ['kookaburras']],
            [talk.id, commentId, true, ['kookaburra']],
          ],
          'found',
        );
        expectSame(
          (await find(target, 'kookaburra')).every((one) => !one.isSimilar),
          true,
          'as it is written',
        );
        expectSame(await find(target, '"kokaburra"'), [], 'kept together');
      },
    },
    {
      title: 'a search goes on where its page ended',
      async run(target) {
        for (const at of ['one', 'two', 'three']) await write(target, `Numbat ${at}`, 'Words');
        const input = (after?: string) => ({
          params: { id: joined.id },
          query: { keyword: 'numbat', pageSize: 2, after },
        });
        const first = await replyTo(target, search.inCommunity, input(), member);
        const second = await replyTo(target, search.inCommunity, input(first.nextCursor ?? ''), member);
        const ids = [...first.posts, ...second.posts].map(({ postId }) => postId);
        expectSame([first.totalItemCount, new Set(ids).size, second.nextCursor], [3, 3, null], 'pages');
      },
    },
    {
      title: 'a tag is found by its name, and leads to what carries it, the newest first',
      async run(target) {
        const { id: tagId = '', name = '' } = world.tags[0] ?? {};
        const post = await write(target, 'Carries it', 'Words', { tagIds: [tagId] });
        const { tags } = await replyTo(target, search.tags, { query: { keyword: name } }, member);
        expectSame(tags.find(({ id }) => id === tagId)?.label, name, 'found');
        const carried = await replyTo(target, search.tagged, { query: { tagId, pageSize: 1 } }, member);
        const [first] = carried.sections.find(({ kind }) => kind === 'post')?.hits ?? [];
        expectSame([carried.tag.label, first?.id], [name, post.id], 'carried');
      },
    },
    {
      title:
        'what is written is found everywhere by who may read it, and what nobody finds is told to staff, once it was looked for twice',
      async run(target) {
        const post = await write(target, 'Quandong jam', 'A recipe');
        const foundBy = async (as: string) =>
          (await replyTo(target, search.everywhere, { query: { keyword: 'quandong', kind: 'post' } }, as)).sections;
        expectSame(
          (await foundBy(member)).map(({ kind, totalItemCount, hits }) => [kind, totalItemCount, hits[0]?.id]),
          [['post', 1, post.id]],
          'found',
        );
        const listed = await replyTo(target, search.posts, { query: { query: 'quandong' } }, member);
        expectSame(
          listed.posts.map(({ id }) => id),
          [post.id],
          'posts',
        );
        const missed = async () =>
          (await replyTo(target, search.missed, {}, admin)).searches.filter(({ words }) => words === 'zugzwang').length;
        await replyTo(target, search.tellMissed, { body: { keyword: 'Zugzwang!' } }, member);
        expectSame(await missed(), 0, 'looked for once');
        await replyTo(target, search.tellMissed, { body: { keyword: 'zugzwang' } }, member);
        expectSame(await missed(), 1, 'looked for twice');
      },
    },
  ];
}
