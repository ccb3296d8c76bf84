import type { EventFields } from '@portal/api/contract';
import { expect, test } from 'vitest';
import {
  changesBetween,
  deskActionRefusal,
  fieldsRefusal,
  type KnownTicketType,
  missingToPublish,
} from './event-fields.ts';

const nothing = { day: null, time: null };
const type = { id: 'a', name: 'Member', amountCents: 0, capacity: 10, isMembersOnly: false };
const session = {
  title: 'Opening',
  start: { day: '2026-12-03', time: '09:00' },
  end: { day: '2026-12-03', time: '10:00' },
  timeZone: 'Australia/Perth',
};
const fields: EventFields = {
  title: 'Hands',
  type: 'cpd',
  shortDesc: '',
  content: '',
  start: { day: '2026-12-03', time: '09:00' },
  end: { day: '2026-12-03', time: '17:00' },
  timeZone: 'Australia/Sydney',
  locationId: 'online',
  address: null,
  externalUrl: null,
  cpdHours: null,
  cpdDetails: [],
  isMembersOnly: false,
  opens: nothing,
  closes: nothing,
  isSingleClick: false,
  ticketTypes: [type],
  categoryIds: [],
  tagIds: [],
  sessions: [session],
  presenters: [],
  sponsor: '',
  reasoning: '',
  access: '',
  enrolTitle: '',
  enrol: '',
  coursesTitle: '',
  coursesDescription: '',
};
const known = [{ id: 'a', sold: 4, isUsed: true, inLine: 0 }];

const unusable: [string, Partial<EventFields>, string | undefined, KnownTicketType[]?][] = [
  ['as it is', {}, undefined],
  [
    'an end that its own clocks show before the start’s',
    { end: { day: '2026-12-03', time: '08:00' }, endTimeZone: 'Pacific/Honolulu' },
    undefined,
  ],
  [
    'an end that its own clocks skip',
    { end: { day: '2027-03-28', time: '01:30' }, endTimeZone: 'Europe/London' },
    'body.end.time',
  ],
  ['an end before the start', { end: { day: '2026-12-03', time: '08:00' } }, 'body.end.time'],
  ['an end at the start', { end: fields.start }, 'body.end.time'],
  ['a start that the clocks skip', { start: { day: '2026-10-04', time: '02:30' } }, 'body.start.time'],
  ['an end that they skip', { end: { day: '2027-10-03', time: '02:30' } }, 'body.end.time'],
  ['a time that comes twice', { start: { day: '2026-04-05', time: '02:30' } }, undefined],
  [
    'a session that ends too early',
    { sessions: [session, { ...session, end: session.start }] },
    'body.sessions.1.end.time',
  ],
  ['courses without a title', { coursesDescription: 'Six workshops.' }, 'body.coursesTitle'],
  ['a title of courses alone', { coursesTitle: 'Courses' }, undefined],
  ['half of an opening', { opens: { day: '2026-11-01', time: null } }, 'body.opens.time'],
  ['the other half', { opens: { day: null, time: '09:00' } }, 'body.opens.day'],
  ['sales that the clocks skip', { closes: { day: '2026-10-04', time: '02:30' } }, 'body.closes.time'],
  [
    'sales that close first',
    { opens: { day: '2026-11-02', time: '09:00' }, closes: { day: '2026-11-01', time: '09:00' } },
    'body.closes.time',
  ],
  ['one click without tickets', { isSingleClick: true, ticketTypes: [] }, 'body.isSingleClick', []],
  ['fewer seats than are sold', { ticketTypes: [{ ...type, capacity: 3 }] }, 'body.ticketTypes.0.capacity'],
  ['as many as are sold', { ticketTypes: [{ ...type, capacity: 4 }] }, undefined],
  ['no limit', { ticketTypes: [{ ...type, capacity: null }] }, undefined],
  ['a sold type taken out', { ticketTypes: [] }, 'body.ticketTypes'],
  ['an unused one taken out', { ticketTypes: [] }, undefined, [{ id: 'a', sold: 0, isUsed: false, inLine: 0 }]],
  [
    'one taken out for which people wait',
    { ticketTypes: [] },
    'body.ticketTypes',
    [{ id: 'a', sold: 1, isUsed: false, inLine: 2 }],
  ],
  ['a type of elsewhere', { ticketTypes: [type, { ...type, id: 'b' }] }, 'body.ticketTypes.1.name'],
  ['a type twice', { ticketTypes: [type, type] }, 'body.ticketTypes.1.name'],
];

test.each(unusable)('an event with %s', (_, changes, field, types = known) => {
  expect(fieldsRefusal({ ...fields, ...changes }, types)?.field).toBe(field);
});

const [past, now, later] = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => new Date(day)) as [Date, Date, Date];

test.each([
  ['edit', 'draft', later, 1, undefined],
  ['edit', 'published', past, 1, undefined],
  ['edit', 'cancelled', later, 1, 'conflict'],
  ['edit', 'draft', later, 0, 'stale'],
  ['publish', 'draft', later, 1, undefined],
  ['publish', 'draft', past, 1, 'conflict'],
  ['publish', 'published', later, 1, 'conflict'],
  ['publish', 'draft', later, 2, 'stale'],
  ['cancel', 'published', later, 1, undefined],
  ['cancel', 'published', now, 1, 'conflict'],
  ['cancel', 'draft', later, 1, 'conflict'],
  ['cancel', 'cancelled', later, 1, 'conflict'],
] as const)('%s of a %s event, over on %s, read at revision %s: %s', (action, status, endAt, read, code) => {
  expect(deskActionRefusal(action, { status, endAt, revision: 1 }, read, now)?.code).toBe(code);
});

test('what changed is told by field, and what did not is not', () => {
  expect(changesBetween(fields, { ...fields, title: 'Feet', sessions: [] })).toEqual([
    { field: 'title', before: 'Hands', after: 'Feet' },
    { field: 'sessions', before: [session], after: [] },
  ]);
});

test('a zone of the end that is taken away is told', () => {
  expect(changesBetween({ ...fields, endTimeZone: 'Australia/Perth' }, fields)).toEqual([
    { field: 'endTimeZone', before: 'Australia/Perth', after: undefined },
  ]);
});

test.each<[string, Partial<EventFields>, string[]]>([
  ['nothing', {}, ['ticketTypes', 'shortDesc', 'content', 'place']],
  ['an empty paragraph', { content: '<p></p>', ticketTypes: [type] }, ['shortDesc', 'content', 'place']],
  [
    'a website in place of an address',
    { externalUrl: 'https://a.example', shortDesc: 'A' },
    ['ticketTypes', 'content'],
  ],
  ['everything', { address: '1 Harbour Street', shortDesc: 'A', content: '<p>A</p>', ticketTypes: [type] }, []],
])('members miss what an event does not have: %s', (_, more, missing) => {
  const bare = { ...fields, ticketTypes: [], shortDesc: '', content: '', address: null, externalUrl: null };
  expect(missingToPublish({ ...bare, ...more })).toEqual(missing);
});
