import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

export function managersExamples({ admin, world, takeLeaver }: Subjects): ExamplesOf<'managers'> {
  const emailOf = (personId: string) => world.people.find(({ id }) => id === personId)?.email ?? '';
  const [added, removed] = [takeLeaver(), takeLeaver()].map(({ personId }) => emailOf(personId));
  const body = { userEmail: added ?? '', role: 'Manager' } as const;
  const query = { userEmail: removed ?? '' };
  return {
    list: { as: admin, input: { query: { role: 3, keyword: '@' } } },
    add: { as: admin, input: { body } },
    remove: {
      as: admin,
      async input(target) {
        await replyTo(target, contract.managers.add, { body: { ...query, role: 3 } }, admin);
        return { query };
      },
    },
  };
}
