import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function deskRefusals({ member, admin, world }: Subjects): Refusal[] {
  const { query, byId } = contract.desk;
  const known = { params: { id: world.events[0]?.id ?? '' } };
  return [
    { title: 'the desk of events, by a member', endpoint: query, as: member, input: { body: {} }, code: 'forbidden' },
    { title: 'an event at the desk, by a member', endpoint: byId, as: member, input: known, code: 'forbidden' },
    {
      title: 'an event at the desk that is no event',
      endpoint: byId,
      as: admin,
      input: { params: { id: 'x' } },
      code: 'not_found',
    },
    {
      title: 'a place in the list of the desk that was never given',
      endpoint: query,
      as: admin,
      input: { query: { after: 'x' }, body: {} },
      code: 'invalid_input',
      field: 'query.after',
    },
  ];
}
