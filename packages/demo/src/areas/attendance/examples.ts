import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function attendanceExamples({ admin, staff, world }: Subjects): ExamplesOf<'attendance'> {
  const ticket = world.tickets.find(({ hasAttended }) => !hasAttended);
  const past = world.tickets.find(({ hasAttended }) => hasAttended);
  const on = (as: string | undefined) => ({ as: as ?? '', input: { params: { id: past?.eventId ?? '' } } });
  return {
    attendees: { as: admin, input: { params: { id: past?.eventId ?? '' }, query: { keyword: 'a', show: 'in' } } },
    overview: on(admin),
    needs: on(staff[0]),
    exportCsv: on(staff[1]),
    doorList: on(admin),
    checkIn: {
      as: admin,
      input: {
        params: { id: past?.eventId ?? '' },
        body: {
          sentAt: '2026-11-22T09:00:00.000Z',
          scans: [
            {
              id: '5f1d7a90-1111-4222-8333-000000000001',
              at: '2026-11-22T08:59:00.000Z',
              action: 'in',
              how: 'name',
              ticketId: ticket?.id ?? '',
            },
          ],
        },
      },
    },
  };
}
