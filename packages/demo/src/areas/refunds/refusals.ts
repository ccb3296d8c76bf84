import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function refundsRefusals({ world, member, admin, takeTicket, takeLateTicket }: Subjects): Refusal[] {
  const { ask, withdraw, list, approve, decline } = contract.refunds;
  const late = takeLateTicket();
  const early = takeTicket();
  const decided = world.refundRequests.find(({ status }) => status === 'declined');
  const approved = world.refundRequests.find(({ status }) => status === 'approved');
  const asking = { ticketId: late.id, reason: 'I am ill.' };
  const onDecided = { params: { id: decided?.id ?? '' } };
  return [
    { title: 'asking for the money of another', endpoint: ask, as: admin, input: { body: asking }, code: 'not_found' },
    {
      title: 'asking for what the policy gives',
      endpoint: ask,
      as: early.personId,
      input: { body: { ticketId: early.id, reason: 'I am ill.' } },
      code: 'conflict',
    },
    {
      title: 'asking for what has come back',
      endpoint: ask,
      as: approved?.personId ?? '',
      input: { body: { ticketId: approved?.ticketId, reason: 'I want it all.' } },
      code: 'conflict',
    },
    {
      title: 'asking without a word',
      endpoint: ask,
      as: late.personId,
      input: { body: { ...asking, reason: ' ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
    {
      title: 'taking back what was never asked',
      endpoint: withdraw,
      as: late.personId,
      input: { body: { ticketId: late.id } },
      code: 'conflict',
    },
    { title: 'requests for refunds, to a member', endpoint: list, as: member, input: {}, code: 'forbidden' },
    {
      title: 'approving a refund, by a member',
      endpoint: approve,
      as: member,
      input: { ...onDecided, body: { amount: 1, message: '' } },
      code: 'forbidden',
    },
    {
      title: 'declining a refund, by a member',
      endpoint: decline,
      as: member,
      input: { ...onDecided, body: { reason: 'No' } },
      code: 'forbidden',
    },
    {
      title: 'deciding what was decided',
      endpoint: approve,
      as: admin,
      input: { ...onDecided, body: { amount: 1, message: '' } },
      code: 'conflict',
    },
    {
      title: 'deciding nothing',
      endpoint: decline,
      as: admin,
      input: { params: { id: 'nothing' }, body: { reason: 'No' } },
      code: 'not_found',
    },
    {
      title: 'giving nothing back, and calling it a refund',
      endpoint: approve,
      as: admin,
      input: { ...onDecided, body: { amount: 0, message: '' } },
      code: 'invalid_input',
      field: 'body.amount',
    },
    {
      title: 'declining without a word',
      endpoint: decline,
      as: admin,
      input: { ...onDecided, body: { reason: '' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
  ];
}
