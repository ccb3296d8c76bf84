import { contract, limits } from '../contract/index.ts';
import { challengeOf } from '../areas/auth/examples.ts';
import { textFile } from './example.ts';
import type { WorldPost } from '../world/world-types.ts';
import type { Subjects } from './subjects.ts';
import { type ConformanceTarget, ask, problemOf, replyTo } from './target.ts';

/** Several calls after each other, where the later ones show what the earlier did. */
export interface Sequence {
  title: string;
  run(target: ConformanceTarget): Promise<void>;
}

function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

export function sequencesFor(subjects: Subjects): Sequence[] {
  return [
    ...signInSequences(subjects),
    ...pagingSequences(subjects),
    ...staffSequences(subjects),
    ...onceSequences(subjects),
    ...changeSequences(subjects),
    ...approvalSequences(subjects),
  ];
}

function signInSequences({ world }: Subjects): Sequence[] {
  const careful = world.people.find(({ tfaEnabled, allowSms }) => tfaEnabled && !allowSms)?.email ?? '';
  return [
    {
      title: 'the right password alone opens no account that has a second factor',
      async run(target) {
        const email = world.people.find(({ tfaEnabled }) => tfaEnabled)?.email ?? '';
        const body = { email, password: target.password };
        const { data } = await replyTo(target, contract.auth.requestOneTimeLoginCode, { body });
        expectSame(data.tfaDisabled, false, 'tfaDisabled');
        const problem = await problemOf(target, { endpoint: contract.auth.signIn, input: { body } });
        expectSame(problem.code, 'invalid_credential', 'code');
      },
    },
    {
      title: 'a code opens its sign-in once',
      async run(target) {
        const body = { requestId: await challengeOf(target, careful), code: await target.codeSentTo(careful) };
        await replyTo(target, contract.auth.login, { body });
        const again = await problemOf(target, { endpoint: contract.auth.login, input: { body } });
        expectSame(again.code, 'code_expired', 'code');
      },
    },
    {
      title: 'a link for a new password works once, for an hour',
      async run(target) {
        const { forgotPassword, resetPassword } = contract.auth;
        const email = world.people.at(-2)?.email ?? '';
        const withPassword = (link: object) => ({ body: { ...link, password: 'Quiet-harbour-42' } });
        await replyTo(target, forgotPassword, { body: { email } });
        const link = withPassword(await target.resetLinkSentTo(email));
        await replyTo(target, resetPassword, link);
        const again = await problemOf(target, { endpoint: resetPassword, input: link });
        expectSame(again.code, 'link_expired', 'code');
        await replyTo(target, forgotPassword, { body: { email } });
        const late = withPassword(await target.resetLinkSentTo(email));
        target.passTime(limits.resetLinkMinutes * 60_000);
        expectSame((await problemOf(target, { endpoint: resetPassword, input: late })).code, 'link_expired', 'code');
      },
    },
    {
      title: 'a ticket works once, and not past a second factor',
      async run(target) {
        const { autoLogin } = contract.auth;
        const input = { body: { ticket: target.ticketFor(world.people.at(-3)?.email ?? '') } };
        await replyTo(target, autoLogin, input);
        expectSame((await problemOf(target, { endpoint: autoLogin, input })).code, 'link_expired', 'code');
        const strict = { body: { ticket: target.ticketFor(careful) } };
        const refused = await problemOf(target, { endpoint: autoLogin, input: strict });
        expectSame(refused.code, 'invalid_credential', 'code');
      },
    },
    {
      title: 'five wrong codes use a sign-in up',
      async run(target) {
        const requestId = await challengeOf(target, careful);
        const codes: string[] = [];
        for (const code of ['000', '000', '000', '000', '000', await target.codeSentTo(careful)]) {
          const input = { body: { requestId, code } };
          codes.push((await problemOf(target, { endpoint: contract.auth.login, input })).code);
        }
        expectSame(codes, [...Array.from({ length: 5 }, () => 'wrong_code'), 'code_expired'], 'codes');
      },
    },
    {
      title: 'another code is sent when its time has come',
      async run(target) {
        const input = { body: { requestId: await challengeOf(target, careful) } };
        const early = await problemOf(target, { endpoint: contract.auth.resendOneTimeCode, input });
        expectSame(early.code, 'rate_limited', 'code');
        target.passTime(limits.loginCode.resendSeconds * 1000);
        await replyTo(target, contract.auth.resendOneTimeCode, input);
        target.passTime(limits.loginCode.minutes * 60_000);
        const late = await problemOf(target, { endpoint: contract.auth.resendOneTimeCode, input });
        expectSame(late.code, 'code_expired', 'code');
      },
    },
  ];
}

function pagingSequences({ member }: Subjects): Sequence[] {
  return [
    {
      title: 'a feed continues by cursor, without gaps or doubles',
      async run(target) {
        const whole = await replyTo(target, contract.posts.feed, { query: { pageSize: 60 } }, member);
        const walked: string[] = [];
        for (let after: string | null = null, turn = 0; turn < 3; turn += 1) {
          const { posts, nextCursor }: { posts: { id: string }[]; nextCursor: string | null } = await replyTo(
            target,
            contract.posts.feed,
            { query: { pageSize: 20, after: after ?? undefined } },
            member,
          );
          walked.push(...posts.map(({ id }) => id));
          after = nextCursor;
        }
        expectSame(
          walked,
          whole.posts.map(({ id }) => id),
          'posts',
        );
        const times = whole.posts.map(({ createdAt }) => createdAt);
        expectSame(times, times.toSorted().toReversed(), 'newest first');
      },
    },
    {
      title: 'a cursor that was not given out is refused',
      async run(target) {
        const { code } = await problemOf(target, {
          endpoint: contract.posts.feed,
          as: member,
          input: { query: { after: 'made-up' } },
        });
        expectSame(code, 'invalid_input', 'code');
      },
    },
  ];
}

function staffSequences({ staff, world }: Subjects): Sequence[] {
  const { communities, posts } = contract;
  return staff.map((as) => ({
    title: `${as} of the staff opens every community that there is`,
    async run(target) {
      const everything = { body: { pageSize: 100 } };
      const { communities: found } = await replyTo(target, communities.getList, everything, as);
      expectSame(found.length, world.communities.length, 'communities');
      for (const { id, alias, membershipStatus } of found) {
        expectSame(membershipStatus, 'Joined', `membership of ${alias}`);
        await replyTo(target, communities.byAlias, { query: { alias } }, as);
        for (const endpoint of [communities.about, communities.members, posts.ofCommunity])
          await replyTo(target, endpoint, { params: { id } }, as);
      }
    },
  }));
}

function approvalSequences(subjects: Subjects): Sequence[] {
  const { posts } = contract;
  const { admin } = subjects;
  const approved = subjects.takeApprovedPost();
  const overtaken = subjects.takeApprovedPost();
  const trusted = subjects.takeTrustedPost();
  const waiting = subjects.takeWaitingPost();
  const reader = subjects.readerOf(approved);
  const titles = async (target: ConformanceTarget, post: WorldPost, ...people: string[]) => {
    const replies = [];
    for (const as of people) {
      const { title, pendingEdit } = await replyTo(target, posts.byId, { params: { id: post.id } }, as);
      replies.push([title, pendingEdit?.title ?? null]);
    }
    return replies;
  };
  const edit = (post: WorldPost, body: object) => ({
    endpoint: posts.edit,
    as: post.authorId,
    input: { params: { postId: post.id }, body },
  });
  const placeOf = ({ communityId, id }: WorldPost) => ({ communityId, postId: id });
  return [
    {
      title: 'an edit of an approved post is shown to its author and to who approves, and to all once it is approved',
      async run(target) {
        const { endpoint, input, as } = edit(approved, { title: 'Changed', pendingVersion: 0 });
        const { version, pendingEdit } = await replyTo(target, endpoint, input, as);
        const pair = [approved.title, 'Changed'];
        expectSame(
          await titles(target, approved, approved.authorId, admin, reader),
          [pair, pair, [approved.title, null]],
          'titles before',
        );
        const late = edit(approved, { title: 'Changed unread', pendingVersion: 0 });
        expectSame((await problemOf(target, late)).code, 'stale', 'code of an edit of what was not read');
        const decision = { version: pendingEdit?.version ?? 0, postVersion: version };
        const approve = (body: object) => ({
          endpoint: posts.approveEdit,
          as: admin,
          input: { params: placeOf(approved), body },
        });
        for (const other of [{ version: decision.version + 1 }, { postVersion: version + 1 }])
          expectSame((await problemOf(target, approve({ ...decision, ...other }))).code, 'stale', 'code');
        await replyTo(target, posts.approveEdit, approve(decision).input, admin);
        const shown = ['Changed', null];
        expectSame(await titles(target, approved, approved.authorId, reader), [shown, shown], 'titles after');
        expectSame((await problemOf(target, approve(decision))).code, 'conflict', 'code of a second approval');
      },
    },
    {
      title: 'tags of an approved post wait too, and are taken back or declined without a trace',
      async run(target) {
        const onPost = { params: { id: approved.id } };
        const before = await replyTo(target, posts.byId, onPost, reader);
        const tagIds = [subjects.world.tags.find(({ id }) => !approved.tagIds.includes(id))?.id ?? ''];
        const propose = async () => {
          await replyTo(target, posts.setTags, { ...onPost, body: { tagIds } }, approved.authorId);
          return replyTo(target, posts.byId, onPost, approved.authorId);
        };
        expectSame(
          (await propose()).pendingEdit?.tags.map(({ id }) => id),
          tagIds,
          'tags that wait',
        );
        const taken = await replyTo(target, posts.withdrawEdit, onPost, approved.authorId);
        const { pendingEdit } = await propose();
        const body = { version: pendingEdit?.version ?? 0 };
        const declined = await replyTo(target, posts.declineEdit, { params: placeOf(approved), body }, admin);
        for (const reply of [taken, declined])
          expectSame([reply.tags, reply.pendingEdit, reply.version], [before.tags, null, before.version], 'the post');
      },
    },
    {
      title: 'who approves posts changes one at once, whatever waits for it, and what waits is outdated then',
      async run(target) {
        const proposal = edit(overtaken, { title: 'Changed' });
        await replyTo(target, proposal.endpoint, proposal.input, proposal.as);
        const byStaff = await replyTo(target, posts.edit, edit(overtaken, { title: 'By staff' }).input, admin);
        expectSame(
          [byStaff.title, byStaff.pendingEdit?.title, byStaff.pendingEdit?.isOutdated],
          ['By staff', 'Changed', true],
          'the post',
        );
      },
    },
    {
      title: 'where edits are free, and while a post waits itself, an edit is shown at once',
      async run(target) {
        for (const post of [trusted, waiting]) {
          const { endpoint, input, as } = edit(post, { title: 'Changed' });
          await replyTo(target, endpoint, input, as);
          expectSame(
            await titles(target, post, as, admin),
            [
              ['Changed', null],
              ['Changed', null],
            ],
            'titles',
          );
        }
      },
    },
    {
      title: 'a post that waits is listed as such and decided about once, as it was read',
      async run(target) {
        const onlyWaiting = { params: { id: waiting.communityId }, query: { onlyWaiting: true, pageSize: 100 } };
        const isListed = async () =>
          (await replyTo(target, posts.ofCommunity, onlyWaiting, admin)).posts.some(({ id }) => id === waiting.id);
        const { version } = await replyTo(target, posts.byId, { params: { id: waiting.id } }, admin);
        const decide = (body: object, as = admin) => ({
          endpoint: posts.setStatus,
          as,
          input: { params: placeOf(waiting), body },
        });
        const refused = [
          decide({ status: 1 }, waiting.authorId),
          decide({ status: 4 }),
          decide({ status: 1, version: version - 1 }),
        ];
        const codes = [];
        for (const question of refused) codes.push((await problemOf(target, question)).code);
        expectSame([...codes, await isListed()], ['forbidden', 'conflict', 'stale', true], 'refusals');
        await replyTo(target, posts.setStatus, decide({ status: 1, version }).input, admin);
        const { code } = await problemOf(target, decide({ status: 99 }));
        expectSame([code, await isListed()], ['conflict', false], 'a second decision');
      },
    },
  ];
}

function onceSequences({ member, joined }: Subjects): Sequence[] {
  const endpoint = contract.posts.create;
  const body = { communityId: joined.id, title: 'Only once', body: '<p>Please.</p>' };
  return [
    {
      title: 'a call with a key takes effect once',
      async run(target) {
        const question = { endpoint, as: member, input: { body }, idempotencyKey: 'conformance-key-1' };
        const ids = [];
        for (const response of [await ask(target, question), await ask(target, question)]) {
          const { id }: { id: string } = await response.json();
          ids.push(id);
        }
        expectSame(ids[1], ids[0], 'the same answer');
      },
    },
    {
      title: 'a key cannot be used for something else',
      async run(target) {
        await ask(target, { endpoint, as: member, input: { body }, idempotencyKey: 'conformance-key-2' });
        const other = {
          endpoint,
          as: member,
          input: { body: { ...body, title: 'Other' } },
          idempotencyKey: 'conformance-key-2',
        };
        expectSame((await problemOf(target, other)).code, 'key_reused', 'code');
      },
    },
  ];
}

function changeSequences(subjects: Subjects): Sequence[] {
  const { posts, joining, communities, comments } = contract;
  const liked = subjects.takePost();
  const reader = subjects.readerOf(liked);
  const reported = subjects.takePost();
  const answered = subjects.takePost();
  const cleared = subjects.takePost();
  const leaver = subjects.takeLeaver();
  return [
    ...viewSequences(subjects),
    {
      title: 'liking twice counts once, and taking it back counts down',
      async run(target) {
        const input = { params: { id: liked.id } };
        const states = [];
        for (const endpoint of [posts.dislike, posts.like, posts.like, posts.dislike]) {
          await replyTo(target, endpoint, input, reader);
          const { isLiked, likesCount } = await replyTo(target, posts.byId, input, reader);
          states.push({ isLiked, likesCount });
        }
        const count = states[0]?.likesCount ?? 0;
        const [off, on] = [
          { isLiked: false, likesCount: count },
          { isLiked: true, likesCount: count + 1 },
        ];
        expectSame(states, [off, on, on, off], 'likes');
      },
    },
    {
      title: 'a post is reported once by each person',
      async run(target) {
        const as = subjects.readerOf(reported);
        const input = { params: { id: reported.id }, body: { message: 'privacy concerns' } };
        await replyTo(target, posts.report, input, as);
        expectSame((await problemOf(target, { endpoint: posts.report, as, input })).code, 'already_reported', 'code');
        expectSame(
          (await replyTo(target, posts.byId, { params: { id: reported.id } }, as)).isReported,
          true,
          'isReported',
        );
      },
    },
    {
      title: 'leaving and joining again',
      async run(target) {
        const input = { params: { id: leaver.communityId } };
        const statuses = [];
        for (const step of [joining.leave, joining.join]) {
          await replyTo(target, step, { ...input, body: {} }, leaver.personId);
          statuses.push((await replyTo(target, communities.byId, input, leaver.personId)).membershipStatus);
        }
        expectSame(statuses, [null, 'Joined'], 'membership');
      },
    },
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
        const edit = { params: { postId: cleared.id, commentId: id }, body };
        expectSame(
          (await problemOf(target, { endpoint: comments.edit, as, input: edit })).field,
          'body.files',
          'field',
        );
      },
    },
    {
      title: 'closing and opening a post change neither its version nor what is counted',
      async run(target) {
        const input = { params: { id: cleared.id } };
        const states = [];
        for (const isFrozen of [undefined, true, false]) {
          if (isFrozen !== undefined)
            await replyTo(target, posts.edit, { params: { postId: cleared.id }, body: { isFrozen } }, subjects.admin);
          const { version, likesCount, updatedAt } = await replyTo(target, posts.byId, input, subjects.admin);
          states.push([version, likesCount, updatedAt]);
        }
        expectSame(states, [states[0], states[0], states[0]], 'versions');
      },
    },
    {
      title: 'a private post is not counted where all readers count',
      async run(target) {
        const inPlace = { params: { id: subjects.joined.id } };
        const before = (await replyTo(target, communities.byId, inPlace, subjects.member)).postsCount;
        const body = { communityId: subjects.joined.id, title: 'For me', body: '<p>Mine.</p>', visibility: 'private' };
        await replyTo(target, posts.create, { body }, subjects.member);
        expectSame((await replyTo(target, communities.byId, inPlace, subjects.member)).postsCount, before, 'posts');
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

function viewSequences({ world, takePost, readerOf }: Subjects): Sequence[] {
  const post = takePost();
  // Who liked or answered it has seen it, and communities are not open to every demo account.
  const others = [
    ...world.postLikes.filter(({ targetId }) => targetId === post.id).map(({ personId }) => personId),
    ...world.comments.filter(({ postId }) => postId === post.id).map(({ authorId }) => authorId),
    ...world.demoAccounts.map(({ personId }) => personId),
  ];
  const first = readerOf(post, ...others);
  const second = readerOf(post, ...others, first);
  const places = [
    ['a post', contract.posts, post.id],
    ['a community', contract.communities, post.communityId],
  ] as const;
  return places.map(([name, { view, byId }, id]) => ({
    title: `a view of ${name} counts once for each person`,
    async run(target) {
      const input = { params: { id } };
      const count = async () => (await replyTo(target, byId, input, first)).viewsCount;
      const before = await count();
      const counts = [];
      for (const as of [first, first, second, first]) {
        await replyTo(target, view, input, as);
        counts.push((await count()) - before);
      }
      expectSame(counts, [1, 1, 2, 2], 'views');
    },
  }));
}
