import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

const { attendance, tickets } = contract;
const idOf = (number: number) => `5f1d7a90-1111-4222-8333-${String(number).padStart(12, '0')}`;

export function attendanceSequences({ admin, world, member }: Subjects): Sequence[] {
  const out = world.tickets.find(({ hasAttended, eventId }) => {
    const event = world.events.find(({ id }) => id === eventId);
    return !hasAttended && event !== undefined && event.day < 0 && event.status === 'published';
  });
  const mine = world.tickets.find(({ personId, hasAttended }) => personId === member && hasAttended);
  const elsewhere = world.tickets.find(({ eventId }) => eventId !== out?.eventId);
  const params = { id: out?.eventId ?? '' };
  const at = (minute: number) => `2026-11-22T08:${String(minute).padStart(2, '0')}:00.000Z`;
  const sentAt = '2026-11-22T09:00:00.000Z';
  const scan = (number: number, minute: number, action: 'in' | 'undo', ticketId = out?.id ?? '') => ({
    id: idOf(number),
    at: at(minute),
    action,
    how: 'name' as const,
    ticketId,
  });
  return [
    {
      title: 'checking in once, twice, taking it back, and again',
      async run(target) {
        const send = async (...scans: ReturnType<typeof scan>[]) =>
          (await replyTo(target, attendance.checkIn, { params, body: { sentAt, scans } }, admin)).results.map(
            ({ outcome }) => outcome,
          );
        expectSame(await send(scan(11, 10, 'in'), scan(12, 12, 'in')), ['in', 'already'], 'two at once');
        expectSame(await send(scan(11, 10, 'in')), ['in'], 'sent again');
        expectSame(await send(scan(13, 5, 'in')), ['in'], 'an earlier one that comes later');
        expectSame(await send(scan(11, 10, 'in')), ['already'], 'the first one, asked again');
        expectSame(await send(scan(14, 20, 'undo'), scan(15, 21, 'undo')), ['undone', 'notIn'], 'taken back');
        expectSame(
          await send(scan(16, 30, 'in', elsewhere?.id), scan(17, 31, 'in', 'nothing')),
          ['wrongEvent', 'unknown'],
          'others',
        );
        const { tickets: list } = await replyTo(target, attendance.doorList, { params }, admin);
        expectSame(list.find(({ ticketId }) => ticketId === out?.id)?.attendedAt, null, 'at the door');
      },
    },
    {
      title: 'a ticket says that its holder has come',
      async run(target) {
        const pass = await replyTo(target, tickets.pass, { params: { id: mine?.id ?? '' } }, member);
        expectSame([pass.status, pass.code !== null, pass.attendedAt !== null], ['Active', true, true], 'the ticket');
      },
    },
  ];
}
