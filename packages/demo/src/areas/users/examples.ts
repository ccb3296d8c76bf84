import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function usersExamples({ admin, world }: Subjects): ExamplesOf<'users'> {
  // Those who belong to no community; others take the first of them, and the last.
  const belonging = new Set(world.memberships.map(({ personId }) => personId));
  const alone = world.people.filter(({ id, role }) => role === 'Standard' && !belonging.has(id));
  let next = 10;
  const somebody = () => ({ params: { id: alone[next++]?.id ?? '' } });
  return {
    list: { as: admin, input: { query: { keyword: 'nguyen', role: 0, contactType: 'Member', state: 'enabled' } } },
    byId: { as: admin, input: { params: { id: alone[0]?.id ?? '' } } },
    changeRole: { as: admin, input: async () => ({ ...somebody(), body: { role: 2 as const, roleWas: 0 as const } }) },
    disable: { as: admin, input: async () => ({ ...somebody(), body: { reason: 'They have left.' } }) },
    enable: {
      as: admin,
      input: async (target) => {
        const { params } = somebody();
        await replyTo(target, contract.users.disable, { params, body: { reason: 'By mistake.' } }, admin);
        return { params };
      },
    },
  };
}
