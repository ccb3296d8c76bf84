import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits } from '@portal/api/contract';

export function attendanceRefusals({ member, admin, takeTicket }: Subjects): Refusal[] {
  const { attendees, overview, needs, exportCsv, doorList, checkIn } = contract.attendance;
  const { id: ticketId, eventId } = takeTicket();
  const params = { id: eventId };
  const scan = {
    id: '5f1d7a90-1111-4222-8333-000000000002',
    at: '2026-11-22T08:59:00.000Z',
    action: 'in',
    how: 'name',
  };
  const body = { sentAt: '2026-11-22T09:00:00.000Z', scans: [{ ...scan, ticketId }] };
  const tooMany = Array.from({ length: limits.door.scansAtOnce + 1 }, () => ({ ...scan, ticketId }));
  return [
    ...[attendees, overview, needs, exportCsv, doorList].map((endpoint): Refusal => ({
      title: `${endpoint.summary}, to a member`,
      endpoint,
      as: member,
      input: { params },
      code: 'forbidden',
    })),
    { title: 'a member who checks in', endpoint: checkIn, as: member, input: { params, body }, code: 'forbidden' },
    {
      title: 'checking in at an event that is not there',
      endpoint: checkIn,
      as: admin,
      input: { params: { id: 'nothing' }, body },
      code: 'not_found',
    },
    {
      title: 'more scans than are taken at once',
      endpoint: checkIn,
      as: admin,
      input: { params, body: { ...body, scans: tooMany } },
      code: 'invalid_input',
      field: 'body.scans',
    },
  ];
}
