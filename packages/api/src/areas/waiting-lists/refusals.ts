import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function waitingListsRefusals({ world, admin, takeFreeEvent }: Subjects): Refusal[] {
  const { join, leave, accept } = contract.waitingLists;
  const waiting = world.waiting.findLast(({ isOffered }) => !isOffered);
  const full = { body: { ticketPriceId: waiting?.ticketTypeId } };
  const inLine = waiting?.personId ?? '';
  const holder = world.tickets.find(({ ticketTypeId }) => ticketTypeId === waiting?.ticketTypeId)?.personId ?? '';
  const free = { body: { ticketPriceId: takeFreeEvent().ticketTypes[0]?.id } };
  return [
    { title: 'waiting for what has seats left', endpoint: join, as: admin, input: free, code: 'conflict' },
    { title: 'waiting twice', endpoint: join, as: inLine, input: full, code: 'conflict' },
    { title: 'waiting for what one attends', endpoint: join, as: holder, input: full, code: 'conflict' },
    {
      title: 'waiting for nothing',
      endpoint: join,
      as: admin,
      input: { body: { ticketPriceId: 'nothing' } },
      code: 'not_found',
    },
    { title: 'leaving a line that one is not in', endpoint: leave, as: admin, input: full, code: 'conflict' },
    { title: 'taking a seat that is not offered', endpoint: accept, as: inLine, input: full, code: 'conflict' },
    { title: 'taking a seat without waiting', endpoint: accept, as: admin, input: full, code: 'conflict' },
  ];
}
