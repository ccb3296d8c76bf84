import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function usersRefusals({ member, admin, staff, world }: Subjects): Refusal[] {
  const { list, byId, changeRole, disable, enable } = contract.users;
  const [owner = ''] = staff;
  const of = (id: string) => ({ params: { id } });
  const giving = (id: string, role: number, roleWas: number) => ({ ...of(id), body: { role, roleWas } });
  const disabling = (id: string) => ({ ...of(id), body: { reason: 'They have left.' } });
  const nobody = 'nobody-here';
  const other = world.demoAccounts[8]?.personId ?? '';
  return [
    ...[member, ...staff, { admin, actsFor: member }].flatMap((as, at): Refusal[] => {
      const who = `asker ${at + 1} who is no administrator`;
      const code = 'forbidden';
      return [
        { title: `accounts, to ${who}`, endpoint: list, as, input: {}, code },
        { title: `an account, to ${who}`, endpoint: byId, as, input: of(other), code },
        { title: `a role given by ${who}`, endpoint: changeRole, as, input: giving(other, 1, 0), code },
        { title: `an account disabled by ${who}`, endpoint: disable, as, input: disabling(other), code },
        { title: `an account enabled by ${who}`, endpoint: enable, as, input: of(other), code },
      ];
    }),
    { title: 'an account that there is not', endpoint: byId, as: admin, input: of(nobody), code: 'not_found' },
    { title: 'a role for nobody', endpoint: changeRole, as: admin, input: giving(nobody, 1, 0), code: 'not_found' },
    { title: 'disabling nobody', endpoint: disable, as: admin, input: disabling(nobody), code: 'not_found' },
    { title: 'enabling nobody', endpoint: enable, as: admin, input: of(nobody), code: 'not_found' },
    { title: 'one’s own role', endpoint: changeRole, as: admin, input: giving(admin, 0, 1), code: 'conflict' },
    { title: 'one’s own account', endpoint: disable, as: admin, input: disabling(admin), code: 'conflict' },
    { title: 'an account that is open', endpoint: enable, as: admin, input: of(other), code: 'conflict' },
    {
      title: 'a role that was read before somebody changed it',
      endpoint: changeRole,
      as: admin,
      input: giving(owner, 1, 0),
      code: 'stale',
    },
    {
      title: 'a workspace owner made a manager here either',
      endpoint: changeRole,
      as: admin,
      input: giving(owner, 3, 2),
      code: 'conflict',
    },
    {
      title: 'a role that there is not',
      endpoint: changeRole,
      as: admin,
      input: giving(other, 7, 0),
      code: 'invalid_input',
      field: 'body.role',
    },
    {
      title: 'an account disabled without a reason',
      endpoint: disable,
      as: admin,
      input: { ...of(other), body: { reason: '  ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
  ];
}
