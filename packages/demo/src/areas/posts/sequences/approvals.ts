import { textFile } from '../../../conformance/example.ts';
import { editAsRead } from '../../../conformance/edit-as-read.ts';
import { contract, limits } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../../conformance/sequence.ts';
import type { Subjects } from '../../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../../conformance/target.ts';
import type { WorldPost } from '../../../world/world-types.ts';

export function postApprovalSequences(subjects: Subjects): Sequence[] {
  const { posts } = contract;
  const { admin } = subjects;
  const approved = subjects.takeApprovedPost();
  const overtaken = subjects.takeApprovedPost();
  const filled = subjects.takeApprovedPost();
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
  const edit = (target: ConformanceTarget, post: WorldPost, body: object, as = post.authorId) =>
    editAsRead(target, post.id, body, as);
  const placeOf = ({ communityId, id }: WorldPost) => ({ communityId, postId: id });
  return [
    {
      title: 'an edit of an approved post is shown to its author and to who approves, and to all once it is approved',
      async run(target) {
        const { endpoint, input, as } = await edit(target, approved, { title: 'Changed' });
        const { version, pendingEdit } = await replyTo(target, endpoint, input, as);
        const pair = [approved.title, 'Changed'];
        expectSame(
          await titles(target, approved, approved.authorId, admin, reader),
          [pair, pair, [approved.title, null]],
          'titles before',
        );
        const late = await edit(target, approved, { title: 'Changed unread', pendingVersion: undefined });
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
        const proposal = await edit(target, overtaken, { title: 'Changed' });
        await replyTo(target, proposal.endpoint, proposal.input, proposal.as);
        const asStaff = await edit(target, overtaken, { title: 'By staff' }, admin);
        const byStaff = await replyTo(target, posts.edit, asStaff.input, admin);
        expectSame(
          [byStaff.title, byStaff.pendingEdit?.title, byStaff.pendingEdit?.isOutdated],
          ['By staff', 'Changed', true],
          'the post',
        );
      },
    },
    {
      title: 'an edit is approved with the files that the post has by then, up to as many as it may carry',
      async run(target) {
        const read = () => replyTo(target, posts.byId, { params: { id: filled.id } }, admin);
        const free = limits.filesPerPost - filled.attachments.length;
        const files = Array.from({ length: free }, (_, index) => textFile(`proposed-${index}.txt`));
        await replyTo(target, posts.edit, (await edit(target, filled, { files })).input, filled.authorId);
        const oneMore = await edit(target, filled, { files: [textFile('by-staff.txt')] }, admin);
        await replyTo(target, posts.edit, oneMore.input, admin);
        const approve = async () => {
          const { version, pendingEdit } = await read();
          const body = { version: pendingEdit?.version ?? 0, postVersion: version };
          return { endpoint: posts.approveEdit, as: admin, input: { params: placeOf(filled), body } };
        };
        expectSame((await problemOf(target, await approve())).code, 'conflict', 'code of one file too many');
        const { attachments = [] } = (await read()).pendingEdit ?? {};
        const attachmentsUrls = attachments.filter(({ name }) => name === 'proposed-0.txt').map(({ path }) => path);
        await replyTo(target, posts.edit, (await edit(target, filled, { attachmentsUrls })).input, filled.authorId);
        const names = (await replyTo(target, posts.approveEdit, (await approve()).input, admin)).attachments.map(
          ({ name }) => name,
        );
        expectSame(
          [names.length, names.includes('by-staff.txt'), names.includes('proposed-0.txt')],
          [limits.filesPerPost, true, false],
          'files',
        );
      },
    },
    {
      title: 'where edits are free, and while a post waits itself, an edit is shown at once',
      async run(target) {
        for (const post of [trusted, waiting]) {
          const { endpoint, input, as } = await edit(target, post, { title: 'Changed' });
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
          decide({ status: 1, version }, waiting.authorId),
          decide({ status: 4, version }),
          decide({ status: 1, version: version - 1 }),
        ];
        const codes = [];
        for (const question of refused) codes.push((await problemOf(target, question)).code);
        expectSame([...codes, await isListed()], ['forbidden', 'conflict', 'stale', true], 'refusals');
        await replyTo(target, posts.setStatus, decide({ status: 1, version }).input, admin);
        const { code } = await problemOf(target, decide({ status: 99, version: version + 1 }));
        expectSame([code, await isListed()], ['conflict', false], 'a second decision');
      },
    },
  ];
}
