import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function usersSequences({ admin, joinable, world }: Subjects): Sequence[] {
  const { list, byId, changeRole, disable, enable } = contract.users;
  const belonging = new Set(world.memberships.map(({ personId }) => personId));
  const [first, second] = world.people
    .filter(
      ({ id, role, contactTypes }) => role === 'Standard' && contactTypes.includes('Member') && !belonging.has(id),
    )
    .slice(-4);
  const [promoted, closed] = [first?.id ?? '', second?.id ?? ''];
  const role = async (target: ConformanceTarget, from: 0 | 3, to: 0 | 3) => {
    const body = { role: to, roleWas: from };
    return replyTo(target, changeRole, { params: { id: promoted }, body }, admin);
  };
  return [
    {
      title: 'whoever is made a manager among the accounts is nothing in communities, and one of the managers',
      async run(target) {
        const joining = { params: { id: joinable.id }, body: { userIds: [promoted] } };
        await replyTo(target, contract.membership.add, joining, admin);
        const before = await replyTo(target, byId, { params: { id: promoted } }, admin);
        expectSame([before.role, before.membershipsCount], [0, 1], 'at first');
        const manager = await role(target, 0, 3);
        expectSame([manager.role, manager.membershipsCount], [3, 0], 'as a manager');
        expectSame(
          manager.rolesToGive.toSorted((a, b) => a - b),
          [0, 1, 2],
          'what they can be made',
        );
        const query = { keyword: first?.email ?? '' };
        const { admins } = await replyTo(target, contract.managers.list, { query }, admin);
        expectSame(
          admins.map(({ id }) => id),
          [promoted],
          'the managers',
        );
        expectSame((await role(target, 3, 0)).role, 0, 'afterwards');
      },
    },
    {
      title: 'a disabled account lets nobody in, is found among the disabled, and can be opened again',
      async run(target) {
        const params = { id: closed };
        const signingIn = {
          endpoint: contract.auth.signIn,
          input: { body: { email: second?.email ?? '', password: target.password } },
        };
        const reason = 'They asked us to.';
        const done = await replyTo(target, disable, { params, body: { reason } }, admin);
        expectSame([done.disabling?.reason, done.canBeEnabled, done.canBeDisabled], [reason, true, false], 'disabled');
        expectSame((await problemOf(target, signingIn)).status, 401, 'signing in');
        const again = { endpoint: disable, input: { params, body: { reason } }, as: admin };
        expectSame((await problemOf(target, again)).code, 'conflict', 'disabling it again');
        const found = async (state: 'enabled' | 'disabled') => {
          const { users } = await replyTo(target, list, { query: { keyword: second?.email ?? '', state } }, admin);
          return users.map(({ id }) => id);
        };
        expectSame([await found('disabled'), await found('enabled')], [[closed], []], 'where it is found');
        const open = await replyTo(target, enable, { params }, admin);
        expectSame([open.disabledAt, open.disabling, open.canBeEnabled], [null, null, false], 'enabled');
        expectSame([await found('disabled'), await found('enabled')], [[], [closed]], 'where it is found then');
      },
    },
  ];
}
