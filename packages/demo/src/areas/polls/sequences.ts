import { editAsRead } from '../../conformance/edit-as-read.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract, type EndpointInput, type Poll } from '@portal/api/contract';

type Fields = Partial<EndpointInput<typeof contract.posts.create>['body']>;

/** A post with a poll that somebody has just written; after a while, because nobody writes many posts in a minute. */
export function postWithPoll(
  target: ConformanceTarget,
  { as, communityId }: { as: string; communityId: string },
  fields: Fields = {},
) {
  target.passTime(60_000);
  const body = {
    communityId,
    title: 'Which one do you use?',
    body: '<p>Just one.</p>',
    pollOptions: ['The blue one', 'The green one', 'Neither'],
    ...fields,
  };
  return replyTo(target, contract.posts.create, { body }, as);
}

/** Somebody who has joined a community as a plain member, besides the member of the other cases. */
export function plainMemberOf(communityId: string, { world, member }: Subjects): string {
  const isPlain = (personId: string) =>
    world.people.some(
      ({ id, role, contactTypes }) => id === personId && role === 'Standard' && contactTypes.includes('Member'),
    );
  const found = world.memberships.find(
    (one) =>
      one.communityId === communityId &&
      one.status === 'Joined' &&
      one.role === 'Member' &&
      one.personId !== member &&
      isPlain(one.personId),
  );
  if (found === undefined) throw new Error('The demo world has no such member');
  return found.personId;
}

const countsOf = (poll: Poll | null) => poll?.options.map(({ votesCount }) => votesCount) ?? [];

export function pollsSequences(subjects: Subjects): Sequence[] {
  const { posts, polls, comments } = contract;
  const { member: author, admin, joined } = subjects;
  const inPlace = { as: author, communityId: joined.id };
  const voter = plainMemberOf(joined.id, subjects);
  const read = async (target: ConformanceTarget, id: string, as = voter) =>
    (await replyTo(target, posts.byId, { params: { id } }, as)).poll;
  const approved = subjects.takeApprovedPost();
  return [
    {
      title: 'a vote counts once, can be changed and taken back, and shows the results to who has voted',
      async run(target) {
        const { id, poll } = await postWithPoll(target, inPlace);
        const [first = '', second = ''] = poll?.options.map((option) => option.id) ?? [];
        const vote = async (...optionIds: string[]) =>
          countsOf(await replyTo(target, polls.vote, { params: { id }, body: { optionIds } }, voter));
        const hidden = [null, null, null];
        expectSame(countsOf(await read(target, id)), hidden, 'before');
        expectSame(countsOf(await read(target, id, author)), [0, 0, 0], 'the author sees them');
        expectSame(await vote(first), [1, 0, 0], 'first');
        expectSame(await vote(first, first), [1, 0, 0], 'again');
        expectSame(await vote(second), [0, 1, 0], 'changed');
        expectSame((await read(target, id))?.myOptionIds, [second], 'mine');
        expectSame((await read(target, id, author))?.votersCount, 1, 'voters');
        expectSame(await vote(), hidden, 'taken back');
        expectSame((await read(target, id, author))?.votersCount, 0, 'voters');
      },
    },
    {
      title: 'a poll takes several answers only where it asks for them, and none that are not its own',
      async run(target) {
        const [one, many] = [
          await postWithPoll(target, inPlace),
          await postWithPoll(target, inPlace, { isPollMultiple: true }),
        ];
        const asking = (post: typeof one, optionIds: string[]) => ({
          endpoint: polls.vote,
          as: voter,
          input: { params: { id: post.id }, body: { optionIds } },
        });
        const idsOf = ({ poll }: typeof one) => poll?.options.slice(0, 2).map(({ id }) => id) ?? [];
        expectSame((await problemOf(target, asking(one, idsOf(one)))).field, 'body.optionIds', 'two of one');
        expectSame((await problemOf(target, asking(one, idsOf(many).slice(1)))).field, 'body.optionIds', 'of another');
        const { endpoint, input } = asking(many, idsOf(many));
        expectSame(countsOf(await replyTo(target, endpoint, input, voter)), [1, 1, 0], 'two of many');
      },
    },
    {
      title: 'a poll can be changed until somebody has voted; from then on only when it closes',
      async run(target) {
        const { id, createdAt } = await postWithPoll(target, inPlace);
        const edit = (body: object) => editAsRead(target, id, body, author);
        const answers = { pollOptions: ['Yes', 'No'] };
        const { poll } = await replyTo(target, posts.edit, (await edit(answers)).input, author);
        expectSame(
          poll?.options.map(({ text }) => text),
          answers.pollOptions,
          'options',
        );
        const optionIds = [poll?.options[0]?.id ?? ''];
        await replyTo(target, polls.vote, { params: { id }, body: { optionIds } }, voter);
        expectSame(
          (await problemOf(target, await edit({ pollOptions: ['Yes', 'Never'] }))).code,
          'conflict',
          'options',
        );
        expectSame(
          (await problemOf(target, await edit({ ...answers, isPollMultiple: true }))).code,
          'conflict',
          'kind',
        );
        expectSame((await problemOf(target, await edit({ isPollRemoved: true }))).code, 'conflict', 'removal');
        const pollClosesAt = new Date(Date.parse(createdAt) + 86_400_000).toISOString();
        const changed = await replyTo(target, posts.edit, (await edit({ ...answers, pollClosesAt })).input, author);
        expectSame([changed.poll?.closesAt, ...countsOf(changed.poll)], [pollClosesAt, 1, 0], 'end');
      },
    },
    {
      title: 'a poll without votes can be taken away',
      async run(target) {
        const { id } = await postWithPoll(target, inPlace);
        await replyTo(
          target,
          posts.edit,
          { params: { postId: id }, body: { isPollRemoved: true, version: 1 } },
          author,
        );
        expectSame(await read(target, id), null, 'poll');
      },
    },
    {
      title: 'where edits wait for approval, a poll cannot be added and a post not made a question',
      async run(target) {
        const { id, authorId } = approved;
        const edit = (body: object) => editAsRead(target, id, body, authorId);
        expectSame((await problemOf(target, await edit({ pollOptions: ['Yes', 'No'] }))).code, 'conflict', 'poll');
        expectSame((await problemOf(target, await edit({ isQuestion: true }))).code, 'conflict', 'question');
        expectSame(await read(target, id, authorId), null, 'no poll');
      },
    },
    {
      title: 'a question is listed as unanswered until an answer is accepted, and not while it is closed',
      async run(target) {
        target.passTime(60_000);
        const body = { communityId: joined.id, title: 'Which?', body: '<p>Why?</p>', isQuestion: true };
        const { id } = await replyTo(target, posts.create, { body }, author);
        const plain = await replyTo(target, posts.create, { body: { ...body, isQuestion: false } }, author);
        const onlyUnanswered = { params: { id: joined.id }, query: { onlyUnanswered: true, pageSize: 100 } };
        const listed = async () => {
          const found = await replyTo(target, posts.ofCommunity, onlyUnanswered, voter);
          const ids = found.posts.map((post) => post.id);
          return [ids.includes(id), ids.includes(plain.id), found.totalItemCount];
        };
        const [isThere, isPlainThere, total] = await listed();
        expectSame([isThere, isPlainThere], [true, false], 'written');
        const answer = { params: { postId: id }, body: { body: '<p>This.</p>' } };
        const { id: commentId } = await replyTo(target, comments.create, answer, voter);
        expectSame(await listed(), [true, false, total], 'answered, but not accepted');
        const choice = { params: { postId: id, commentId } };
        await replyTo(target, comments.accept, choice, author);
        expectSame(await listed(), [false, false, Number(total) - 1], 'accepted');
        await replyTo(target, comments.unaccept, choice, author);
        expectSame(await listed(), [true, false, total], 'taken back');
        // Whoever wrote it may not close it.
        const close = await editAsRead(target, id, { isFrozen: true }, admin);
        await replyTo(target, close.endpoint, close.input, close.as);
        expectSame(await listed(), [false, false, Number(total) - 1], 'closed');
      },
    },
    {
      title: 'a question has one accepted answer at most, which its author chooses, and which goes when it is deleted',
      async run(target) {
        target.passTime(60_000);
        const body = { communityId: joined.id, title: 'Which?', body: '<p>Why?</p>', isQuestion: true };
        const { id } = await replyTo(target, posts.create, { body }, author);
        const params = { postId: id };
        const answer = async (parentCommentId?: string) =>
          (await replyTo(target, comments.create, { params, body: { body: '<p>This.</p>', parentCommentId } }, voter))
            .id;
        const [first, second] = [await answer(), await answer()];
        const below = await answer(first);
        const choose = (commentId: string, as = author) => ({
          endpoint: comments.accept,
          as,
          input: { params: { ...params, commentId } },
        });
        const accepted = async () => (await replyTo(target, posts.byId, { params: { id } }, voter)).acceptedCommentId;
        const chosen = async (commentId: string) => {
          await replyTo(target, comments.accept, choose(commentId).input, author);
          return accepted();
        };
        expectSame((await problemOf(target, choose(first, voter))).code, 'forbidden', 'by who wrote it');
        expectSame((await problemOf(target, choose(below))).code, 'conflict', 'an answer to an answer');
        expectSame([await chosen(first), await chosen(second)], [first, second], 'accepted');
        await replyTo(target, comments.unaccept, choose(first).input, author);
        expectSame(await accepted(), second, 'another is not taken back');
        await replyTo(target, comments.delete, { params: { ...params, commentId: second } }, voter);
        expectSame(await accepted(), null, 'deleted');
        await chosen(first);
        await replyTo(target, posts.edit, { params, body: { isQuestion: false, version: 1 } }, author);
        expectSame(await accepted(), null, 'no question any more');
        expectSame((await problemOf(target, choose(first))).code, 'conflict', 'no question');
      },
    },
  ];
}
