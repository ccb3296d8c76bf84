import { expect, test } from 'vitest';
import { categoryTypeOf, type ContentStanding, contentStateOf } from './content-state.ts';

const now = new Date('2026-11-27T09:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const active: ContentStanding = { status: 'active', publishFrom: null, publishUntil: null, deletedAt: null };

test.each<[string, Partial<ContentStanding>, string]>([
  ['one that is not published', { status: 'draft' }, 'draft'],
  ['a draft that was published once', { status: 'draft', publishFrom: before, publishUntil: before }, 'draft'],
  ['one without dates', {}, 'published'],
  ['one whose time begins now', { publishFrom: now }, 'published'],
  ['one whose time is to come', { publishFrom: after }, 'scheduled'],
  ['one whose time ends soon', { publishUntil: after }, 'published'],
  ['one whose time ends now', { publishUntil: now }, 'expired'],
  ['one that is put away', { status: 'archived', publishFrom: after }, 'archived'],
  ['a draft that is deleted', { status: 'draft', deletedAt: before }, 'deleted'],
  ['one that was put away and deleted', { status: 'archived', deletedAt: before }, 'deleted'],
])('%s', (_, standing, state) => {
  expect(contentStateOf({ ...active, ...standing }, now)).toBe(state);
});

test('news and resources have categories of their own, pages have none', () => {
  expect((['news', 'resource', 'page'] as const).map(categoryTypeOf)).toEqual([
    'NewsCategories',
    'ResourceCategories',
    null,
  ]);
});
