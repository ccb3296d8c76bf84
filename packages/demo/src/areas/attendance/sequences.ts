import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { attendance, cpd, tickets } = contract;
const idOf = (number: number) => `5f1d7a90-1111-4222-8333-${String(number).padStart(12, '0')}`;

export function attendanceSequences({ admin, world, member }: Subjects): Sequence[] {
  const out = world.tickets.find(({ hasAttended, eventId }) => {
    const event = world.events.find(({ id }) => id === eventId);
    return !hasAttended && event !== undefined && event.day < 0 && event.status === 'published';
  });
  const counted = world.tickets.find(({ id, hasAttended, eventId, personId }) => {
    const event = world.events.find((one) => one.id === eventId);
    const isKnown = world.cpdRecords.some((one) => one.eventId === eventId && one.personId === personId);
    const isOpen = event !== undefined && event.day < 0 && event.status === 'published' && event.cpdHours !== null;
    return !hasAttended && isOpen && !isKnown && id !== out?.id;
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
      title: 'what names nothing is refused by itself, and keeps no other scan from being heard',
      async run(target) {
        const odd = ['half a pair \uD83D', 'a NUL \0', '', 'x'.repeat(5000), 'https://example.org'];
        const { id: _, ticketId: __, ...scanned } = scan(0, 40, 'in');
        const codes = odd.map((code, index) => ({ ...scanned, id: idOf(31 + index), code }));
        const names = odd.map((name, index) => scan(41 + index, 40, 'in', name));
        const longAgo = { ...scan(51, 40, 'in'), at: '1970-01-01T00:00:00.000Z' };
        const scans = [...codes, ...names, longAgo, scan(52, 41, 'in')];
        const { results } = await replyTo(target, attendance.checkIn, { params, body: { sentAt, scans } }, admin);
        expectSame(
          results.map(({ id, outcome }) => [id, outcome]),
          [...[...codes, ...names].map(({ id }) => [id, 'unknown']), [longAgo.id, 'tooEarly'], [idOf(52), 'in']],
          'each by itself',
        );
        const back = { sentAt, scans: [scan(53, 42, 'undo')] };
        await replyTo(target, attendance.checkIn, { params, body: back }, admin);
      },
    },
    {
      title: 'a record of CPD comes with its owner, and goes with them but for what they wrote',
      async run(target) {
        const send = (number: number, minute: number, action: 'in' | 'undo') =>
          replyTo(
            target,
            attendance.checkIn,
            {
              params: { id: counted?.eventId ?? '' },
              body: { sentAt, scans: [scan(number, minute, action, counted?.id)] },
            },
            admin,
          );
        const learner = counted?.personId ?? '';
        const record = async () => {
          const periods = await replyTo(target, cpd.periods, {}, learner);
          return periods
            .flatMap(({ cpdRecords }) => cpdRecords)
            .find(({ relatedEventId }) => relatedEventId === counted?.eventId);
        };
        expectSame(await record(), undefined, 'before the door');
        await send(21, 10, 'in');
        const made = await record();
        expectSame([made?.source, (made?.minutes ?? 0) > 0, made?.withdrawnDate], ['event', true, null], 'once in');
        await send(22, 11, 'undo');
        expectSame(await record(), undefined, 'taken back');
        await send(23, 12, 'in');
        const again = await record();
        const params = { id: again?.cpdId ?? '' };
        const { title } = await replyTo(target, cpd.record, { params }, learner);
        const body = { title, minutes: 1, learned: 'To ask first.', revision: 0 };
        await replyTo(target, cpd.editRecord, { params, body }, learner);
        await send(24, 13, 'undo');
        const remaining = await replyTo(target, cpd.record, { params }, learner);
        expectSame(
          [
            remaining.minutes,
            remaining.withdrawnDate === null,
            remaining.learned,
            remaining.isLocked,
            remaining.revision,
          ],
          [0, false, 'To ask first.', true, 2],
          'taken back from who has written of it',
        );
        await send(25, 14, 'in');
        const { minutes, withdrawnDate, learned } = await replyTo(target, cpd.record, { params }, learner);
        expectSame([minutes, withdrawnDate, learned], [made?.minutes, null, 'To ask first.'], 'in after all');
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
