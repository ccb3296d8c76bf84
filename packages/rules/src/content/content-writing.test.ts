import { expect, test } from 'vitest';
import type { ContentStanding } from './content-state.ts';
import {
  type ContentAction,
  contentActionRefusal,
  publishedFrom,
  publishFault,
  publishRefusal,
  publishTimesRefusal,
  savedInTimeRefusal,
  writtenElsewhereRefusal,
} from './content-writing.ts';

const now = new Date('2026-11-27T09:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const draft: ContentStanding & { revision: number } = {
  ...{ status: 'draft', publishFrom: null, publishUntil: null, deletedAt: null },
  revision: 3,
};
const actions: ContentAction[] = [
  'save',
  'upload',
  'publish',
  'takeBack',
  'archive',
  'unarchive',
  'remove',
  'undelete',
];

test.each<[string, Partial<ContentStanding>, ContentAction[]]>([
  ['a draft', {}, ['save', 'upload', 'publish', 'archive', 'remove']],
  ['what is published', { status: 'active' }, ['save', 'upload', 'publish', 'takeBack', 'archive']],
  ['what is scheduled', { status: 'active', publishFrom: after }, ['save', 'upload', 'publish', 'takeBack', 'archive']],
  ['what is archived', { status: 'archived' }, ['unarchive', 'remove']],
  ['what is deleted', { deletedAt: before }, ['undelete']],
  ['what was deleted 29 days ago', { deletedAt: daysAgo(29) }, ['undelete']],
  ['what was deleted 30 days ago', { deletedAt: daysAgo(30) }, []],
])('%s', (_, standing, possible) => {
  const item = { ...draft, ...standing };
  expect(actions.filter((action) => contentActionRefusal(action, item, 3, now) === null)).toEqual(possible);
});

test('nobody changes what they have not read, and a revision is asked for where one is told', () => {
  expect(contentActionRefusal('save', draft, 2, now)?.code).toBe('stale');
  expect(contentActionRefusal('remove', draft, null, now)).toBeNull();
});

test('what is written elsewhere is not changed here', () => {
  expect([writtenElsewhereRefusal(true)?.code, writtenElsewhereRefusal(false)]).toEqual(['conflict', null]);
});

test.each<[string, Date | null, Partial<ContentStanding>, Date | null]>([
  ['a draft, from a moment that is named', after, {}, after],
  ['a draft, from now on', null, {}, now],
  ['a draft that was published before, from now on', null, { publishFrom: before }, now],
  ['what is read already, since then', null, { status: 'active', publishFrom: before }, before],
  ['what is read since it is active', null, { status: 'active' }, null],
  ['what is scheduled, from now on', null, { status: 'active', publishFrom: after }, now],
])('%s', (_, named, standing, from) => {
  expect(publishedFrom(named, { ...draft, ...standing }, now)).toEqual(from);
});

test.each<[string, Date | null, Date | null, boolean]>([
  ['without an end', after, null, true],
  ['from the past on', before, after, true],
  ['until now', null, now, false],
  ['to its start', after, after, false],
  ['over before it begins', new Date(after.getTime() + 1), after, false],
])('a time %s', (_, from, until, isPossible) => {
  expect(publishTimesRefusal(from, until, now) === null).toBe(isPossible);
});

const item = { content: '<p>Ninety talks.</p>', image: null, attachments: [] };
test.each<[string, Partial<Parameters<typeof publishFault>[0]>, ReturnType<typeof publishFault>]>([
  ['with a text', {}, null],
  ['without one', { content: '<p> </p>' }, 'nothingToRead'],
  ['with a file alone', { content: '', attachments: [{}] }, null],
  ['with a picture alone', { content: '<img src="/a" alt="A splint" />' }, null],
  ['whose image says nothing', { image: { alt: ' ' } }, 'imageWithoutAlt'],
  ['whose image says something', { image: { alt: 'A splint' } }, null],
  [
    'one of whose pictures says nothing',
    { content: '<img src="/a" alt="A" /><img src="/b" alt="" />' },
    'pictureWithoutAlt',
  ],
  ['one of whose pictures has no alt', { content: '<p>A</p><img src="/b" />' }, 'pictureWithoutAlt'],
])('an item %s', (_, changes, fault) => {
  const changed = { ...item, ...changes };
  expect(publishFault(changed)).toBe(fault);
  expect(publishRefusal(changed)?.code ?? null).toBe(fault && 'conflict');
  expect(savedInTimeRefusal(changed)?.code ?? null).toBe(fault && 'invalid_input');
});
