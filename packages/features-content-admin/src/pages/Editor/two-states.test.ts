import { expect, test } from 'vitest';
import { type EditorValues, newItem } from './editor-values.ts';
import { disagreement, firstChoice, mergedWith } from './two-states.ts';

const base: EditorValues = { ...newItem, itemId: 'i-1', revision: 1, name: 'Hands', content: '<p>One</p>' };
const mine: EditorValues = { ...base, name: 'My hands', files: [{ id: 'f', name: 'mine.pdf', size: 1 }] };
const theirs: EditorValues = { ...base, revision: 2, name: 'Their hands', tagIds: ['t-1'] };

test('what both say differently is disagreed about, the revision is not', () => {
  expect(disagreement(mine, theirs)).toEqual(['name', 'attachments', 'tagIds']);
  expect(disagreement(mine, mine)).toEqual([]);
});

test('what only they have changed is theirs at first, all else mine', () => {
  expect([...firstChoice(base, mine, theirs)]).toEqual([
    ['name', 'mine'],
    ['attachments', 'mine'],
    ['tagIds', 'theirs'],
  ]);
  expect([...firstChoice(null, mine, theirs).values()]).toEqual(['mine', 'mine', 'mine']);
});

test('what is chosen is a change of their state', () => {
  expect(mergedWith(mine, theirs, firstChoice(base, mine, theirs))).toEqual({ ...mine, revision: 2, tagIds: ['t-1'] });
  const all = new Map([
    ['name', 'theirs'],
    ['attachments', 'theirs'],
    ['tagIds', 'theirs'],
  ] as const);
  expect(mergedWith(mine, theirs, all)).toEqual(theirs);
});

test('a picture is taken with what is said of it', () => {
  const pictured = { ...theirs, image: { url: '/a', assetId: 'a' }, imageAlt: 'A glove' };
  expect(mergedWith(mine, pictured, new Map([['image', 'theirs']] as const))).toMatchObject({
    image: { assetId: 'a' },
    imageAlt: 'A glove',
  });
});
