import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleFields } from '@portal/api/testing/sample-event';

export function deskSequences({ admin, member, world }: Subjects): Sequence[] {
  const { desk, events, tickets } = contract;
  const written = sampleFields(world.eventPlaces[0]?.id ?? '');
  return [
    {
      title: 'an event is written, published, sold, moved and cancelled, and what was done is told',
      async run(target) {
        const { id } = await replyTo(target, desk.create, { body: written }, admin);
        const on = { params: { id } };
        expectSame(
          (await problemOf(target, { endpoint: events.byId, as: member, input: on })).code,
          'not_found',
          'draft',
        );
        const { fields } = await replyTo(target, desk.fields, on, admin);
        const known = fields.ticketTypes.map((type) => ({ ...type, id: null }));
        expectSame(sorted({ ...fields, ticketTypes: known }), sorted(written), 'fields');

        await replyTo(target, desk.publish, { ...on, body: { revision: 0 } }, admin);
        const { startDateTime } = await replyTo(target, events.byId, on, member);
        expectSame(startDateTime, '2199-03-05T09:00:00', 'start');
        await replyTo(target, tickets.register, { body: { ticketPriceId: fields.ticketTypes[0]?.id ?? '' } }, member);

        const { known: sales } = await replyTo(target, desk.fields, on, admin);
        expectSame(
          sales.map(({ sold, isUsed }) => [sold, isUsed]),
          [[1, true]],
          'what is known of its types of tickets',
        );

        const moved = { ...fields, start: { day: '2199-03-05', time: '11:00' } };
        const edit = (revision: number, changes: object) => ({
          endpoint: desk.edit,
          as: admin,
          input: { ...on, body: { ...moved, ...changes, revision } },
        });
        expectSame((await problemOf(target, edit(0, {}))).code, 'stale', 'edit of what was read before');
        expectSame((await problemOf(target, edit(1, { ticketTypes: [] }))).field, 'body.isSingleClick', 'one click');
        const untyped = { ticketTypes: [], isSingleClick: false };
        expectSame((await problemOf(target, edit(1, untyped))).field, 'body.ticketTypes', 'sold type taken out');
        expectSame((await problemOf(target, edit(1, { locationId: 'x' }))).field, 'body.locationId', 'place');
        await replyTo(target, desk.edit, edit(1, {}).input, admin);
        await replyTo(target, desk.edit, edit(2, {}).input, admin);

        const { sold, revision } = await replyTo(target, desk.byId, on, admin);
        expectSame([sold, revision], [1, 2], 'sold, and a revision that nothing without a change raises');
        await replyTo(target, desk.cancel, { ...on, body: { revision, message: 'Rain' } }, admin);
        const seen = await replyTo(target, events.byId, on, member);
        expectSame([seen.closedBecause, seen.userTicketId], ['cancelled', null], 'cancelled');
        expectSame((await problemOf(target, edit(3, {}))).code, 'conflict', 'edit of a cancelled event');
        const { changes } = await replyTo(target, desk.history, on, admin);
        const actual = changes.map(({ kind, by, ...done }) => [kind, by?.id, done.changes.map(({ field }) => field)]);
        const expected = [
          ['cancelled', admin, ['message']],
          ['edited', admin, ['start']],
          ['published', admin, []],
          ['created', admin, []],
        ];
        expectSame(actual, expected, 'history');

        const copy = await replyTo(target, desk.copy, on, admin);
        const copied = await replyTo(target, desk.fields, { params: { id: copy.id } }, admin);
        expectSame(
          [copied.status, copied.revision, copied.fields.title],
          ['draft', 0, `Copy of ${written.title}`],
          'copy',
        );
        const again = ['2199-03-12', '2199-04-08'];
        const { ids } = await replyTo(target, desk.repeat, { ...on, body: { days: again } }, admin);
        const held = await Promise.all(
          ids.map(async (one) => (await replyTo(target, desk.fields, { params: { id: one } }, admin)).fields),
        );
        expectSame(
          held.map(({ title, start, sessions }) => [title, start.day, sessions[0]?.start.day]),
          again.map((day) => [written.title, day, day]),
          'repeated',
        );
        const onItsDay = { ...on, body: { days: ['2199-03-05'] } };
        const refused = { endpoint: desk.repeat, as: admin, input: onItsDay };
        expectSame((await problemOf(target, refused)).field, 'body.days', 'repeated on its own day');
      },
    },
  ];
}

/** The same whatever order its names stand in. */
function sorted(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
