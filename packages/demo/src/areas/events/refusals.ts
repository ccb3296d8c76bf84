import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function eventsRefusals({ member, admin, world }: Subjects): Refusal[] {
  const { byId, attachments, getList } = contract.events;
  const draft = { params: { id: world.events.find(({ status }) => status === 'draft')?.id ?? '' } };
  const badDay = { endpoint: getList, as: member, code: 'invalid_input' } as const;
  return [
    {
      title: 'an event that is no event',
      endpoint: byId,
      as: member,
      input: { params: { id: 'x' } },
      code: 'not_found',
    },
    { title: 'an event that nobody has published', endpoint: byId, as: admin, input: draft, code: 'not_found' },
    { title: 'its documents', endpoint: attachments, as: admin, input: draft, code: 'not_found' },
    { ...badDay, title: 'no day', input: { body: { startDateFrom: '2026-02-30' } }, field: 'body.startDateFrom' },
    {
      ...badDay,
      title: 'a day out of reach',
      input: { body: { startDateTo: '9999-12-31' } },
      field: 'body.startDateTo',
    },
  ];
}
