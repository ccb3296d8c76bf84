import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function waitingListsRefusals({ world, admin, takeFreeEvent }: Subjects): Refusal[] {
  const { join, leave, accept, ofEvent, remove } = contract.waitingLists;
  const waiting = world.waiting.findLast(({ isOffered }) => !isOffered);
  const full = { body: { ticketPriceId: waiting?.ticketTypeId } };
  const params = { id: waiting?.eventId ?? '' };
  const elsewhere = { id: world.events.find(({ id }) => id !== params.id)?.id ?? '' };
  const waitingId = waiting?.personId ?? '';
  const holder = world.tickets.find(({ ticketTypeId }) => ticketTypeId === waiting?.ticketTypeId)?.personId ?? '';
  const free = { body: { ticketPriceId: takeFreeEvent().ticketTypes[0]?.id } };
  return [
    { title: 'waiting for what has seats left', endpoint: join, as: admin, input: free, code: 'conflict' },
    { title: 'waiting twice', endpoint: join, as: waitingId, input: full, code: 'conflict' },
    { title: 'waiting for what one attends', endpoint: join, as: holder, input: full, code: 'conflict' },
    {
      title: 'waiting for nothing',
      endpoint: join,
      as: admin,
      input: { body: { ticketPriceId: 'nothing' } },
      code: 'not_found',
    },
    { title: 'leaving a line that one is not in', endpoint: leave, as: admin, input: full, code: 'conflict' },
    { title: 'taking a seat that is not offered', endpoint: accept, as: waitingId, input: full, code: 'conflict' },
    {
      title: 'who waits for an event, asked by a member',
      endpoint: ofEvent,
      as: waitingId,
      input: { params },
      code: 'forbidden',
    },
    {
      title: 'taking somebody out of a line, by a member',
      endpoint: remove,
      as: waitingId,
      input: { params, body: { entryId: waiting?.id, reason: 'No' } },
      code: 'forbidden',
    },
    {
      title: 'taking nobody out of a line',
      endpoint: remove,
      as: admin,
      input: { params, body: { entryId: 'nothing', reason: 'No' } },
      code: 'not_found',
    },
    {
      title: 'taking somebody out of the line of another event',
      endpoint: remove,
      as: admin,
      input: { params: elsewhere, body: { entryId: waiting?.id, reason: 'No' } },
      code: 'not_found',
    },
    {
      title: 'taking somebody out of a line without a word',
      endpoint: remove,
      as: admin,
      input: { params, body: { entryId: waiting?.id, reason: ' ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
    { title: 'taking a seat without waiting', endpoint: accept, as: admin, input: full, code: 'conflict' },
  ];
}
