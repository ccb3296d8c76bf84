import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { ask, type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { membershipSubjects } from './subjects.ts';

export function membershipSequences(subjects: Subjects): Sequence[] {
  const { membership, communities } = contract;
  const { admin } = subjects;
  const { walked, declined } = membershipSubjects(subjects);
  const { communityId, personId } = walked;
  const params = { id: communityId };
  const one = { params: { communityId, userId: personId } };
  const statusOf = async (target: ConformanceTarget) =>
    (await replyTo(target, communities.getList, { body: { communityIds: [communityId] } }, personId)).communities[0]
      ?.membershipStatus ?? null;
  const isListed = async (target: ConformanceTarget, statuses: ('Awaiting' | 'Joined' | 'Removed')[]) => {
    const body = { pageSize: 1000, filters: { statuses } };
    const { members } = await replyTo(target, membership.list, { params, body }, admin);
    return members.find(({ userId }) => userId === personId) ?? null;
  };
  const isBlocked = async (target: ConformanceTarget) => {
    const { users } = await replyTo(target, membership.blocked, { params }, admin);
    return users.find(({ userId }) => userId === personId)?.reason ?? null;
  };
  return [
    {
      title: 'a member is removed, comes back, is given a role, is kept out and let go again',
      async run(target) {
        const count = async () => (await replyTo(target, communities.byId, { params }, admin)).membersCount;
        const before = await count();
        await replyTo(target, membership.remove, one, admin);
        expectSame([await isListed(target, ['Joined']), await count()], [null, before - 1], 'removed');
        expectSame((await isListed(target, ['Removed']))?.status, 'Removed', 'among the removed');
        expectSame((await ask(target, { endpoint: membership.remove, input: one, as: admin })).status, 409, 'twice');
        const back = await replyTo(target, membership.change, { ...one, body: { status: 'Joined' } }, admin);
        expectSame([back.status, back.role, await count()], ['Joined', 'Member', before], 'back');
        const editor = await replyTo(target, membership.change, { ...one, body: { role: 'Editor' } }, admin);
        expectSame([editor.role, (await isListed(target, ['Joined']))?.role], ['Editor', 'Editor'], 'an editor');
        const users = [{ userId: personId, reason: ' Advertises a course ' }];
        await replyTo(target, membership.block, { params, body: { users } }, admin);
        expectSame([await isBlocked(target), await count()], ['Advertises a course', before - 1], 'kept out');
        expectSame(await isListed(target, ['Awaiting', 'Joined', 'Removed']), null, 'not among the members');
        const again = { params: { id: communityId, userId: personId }, body: { reason: 'Advertises two' } };
        await replyTo(target, membership.editReason, again, admin);
        expectSame(await isBlocked(target), 'Advertises two', 'another reason');
        await replyTo(target, membership.unblock, { params, body: { userIds: [personId] } }, admin);
        expectSame([await isBlocked(target), await statusOf(target)], [null, null], 'let go');
        await replyTo(target, membership.add, { params, body: { userIds: [personId] } }, admin);
        const added = await isListed(target, ['Joined']);
        expectSame([added?.role, await count()], ['Member', before], 'added');
        const twice = { endpoint: membership.add, input: { params, body: { userIds: [personId] } }, as: admin };
        expectSame((await ask(target, twice)).status, 409, 'added twice');
      },
    },
    {
      title: 'who waits is declined, and what they answered is forgotten',
      async run(target) {
        const place = { id: declined.communityId };
        const query = { memberId: declined.personId };
        const removal = { params: { communityId: declined.communityId, userId: declined.personId } };
        await replyTo(target, membership.answers, { params: place, query }, admin);
        await replyTo(target, membership.remove, removal, admin);
        const answers = await ask(target, {
          endpoint: membership.answers,
          input: { params: place, query },
          as: admin,
        });
        expectSame(answers.status, 404, 'the answers of who was declined');
        const waiting = {
          endpoint: membership.approve,
          input: { params: place, body: { userIds: [declined.personId] } },
        };
        expectSame((await ask(target, { ...waiting, as: admin })).status, 409, 'let in after all');
      },
    },
  ];
}
