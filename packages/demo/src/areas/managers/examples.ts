import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function managersExamples({ admin, world }: Subjects): ExamplesOf<'managers'> {
  // Somebody becomes a manager once, and stays one: nobody else needs those who belong to no community.
  const belonging = new Set(world.memberships.map(({ personId }) => personId));
  const alone = world.people.filter(({ id, role }) => role === 'Standard' && !belonging.has(id)).toReversed();
  let next = 0;
  const somebody = () => ({ userEmail: alone[next++]?.email ?? '' });
  const manager = async (target: ConformanceTarget) => {
    const { userEmail } = somebody();
    await replyTo(target, contract.managers.add, { body: { userEmail, role: 3 } }, admin);
    return { query: { userEmail } };
  };
  return {
    list: { as: admin, input: { query: { role: 3, keyword: '@' } } },
    add: { as: admin, input: async () => ({ body: { ...somebody(), role: 'Manager' as const } }) },
    remove: { as: admin, input: (target) => manager(target) },
  };
}
