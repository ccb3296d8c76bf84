import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function managersSequences({ admin, world, joinable }: Subjects): Sequence[] {
  const { list, add, remove } = contract.managers;
  const belonged = new Set(world.memberships.map((one) => one.personId));
  const { id: personId = '', email: userEmail = '' } =
    world.people.find(
      ({ id, role, contactTypes }) => role === 'Standard' && contactTypes.includes('Member') && !belonged.has(id),
    ) ?? {};
  const managing = async (target: ConformanceTarget) =>
    (await replyTo(target, list, { query: { keyword: userEmail.toUpperCase() } }, admin)).admins.map(({ id }) => id);
  const belonging = async (target: ConformanceTarget) =>
    (await replyTo(target, contract.membership.ofPerson, { query: { userId: personId } }, admin)).totalItemCount;
  return [
    {
      title:
        'somebody becomes a manager, loses what they were in communities, and is none any more [COM-456] [COM-458] [COM-459] [COM-460] [COM-461]',
      async run(target) {
        const joining = { params: { id: joinable.id }, body: { userIds: [personId] } };
        await replyTo(target, contract.membership.add, joining, admin);
        expectSame([await managing(target), await belonging(target)], [[], 1], 'at first');
        await replyTo(target, add, { body: { userEmail, role: 'Manager' } }, admin);
        expectSame([await managing(target), await belonging(target)], [[personId], 0], 'as a manager');
        await replyTo(target, remove, { query: { userEmail } }, admin);
        expectSame([await managing(target), await belonging(target)], [[], 0], 'afterwards');
      },
    },
  ];
}
