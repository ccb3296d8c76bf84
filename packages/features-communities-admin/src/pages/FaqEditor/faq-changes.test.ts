import { sampleFaq } from '@portal/stories/samples/library';
import { expect, test } from 'vitest';
import { blockOf, faqChanges, followed, theirsOf } from './faq-changes.ts';

const [first, second, deleted] = [
  sampleFaq({ id: 'a', name: 'A?' }),
  sampleFaq({ id: 'b', name: 'B?' }),
  sampleFaq({ id: 'c', name: 'C?', isDeleted: true }),
];
const saved = [first, second, deleted];
const blocks = saved.map(blockOf);
const fresh = { id: null, name: 'New?', description: '<p>Yes.</p>', updatedAt: null };

test('nothing is to save as long as nothing is other [COM-649]', () => {
  expect(faqChanges(blocks, saved)).toEqual({ added: [], changed: [] });
});

test('new questions are added, and those with other words changed, but for what is deleted [COM-471] [COM-472]', () => {
  const written = blocks.map((block) => (block.id === 'a' ? block : { ...block, name: 'Other?' }));
  const { added, changed } = faqChanges([...written, fresh, { ...fresh, name: 'Newer?' }], saved);
  expect(added.map(({ name }) => name)).toEqual(['New?', 'Newer?']);
  expect(changed.map(({ id, name }) => [id, name])).toEqual([['b', 'Other?']]);
});

test('what is being written stays where others save something', () => {
  const written = [...blocks.map((block) => (block.id === 'b' ? { ...block, name: 'Mine?' } : block)), fresh];
  const next = [{ ...first, name: 'Theirs?' }, { ...second, name: 'Theirs too?' }, sampleFaq({ id: 'd', name: 'D?' })];
  expect(followed(written, saved, next).map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Theirs?'],
    ['b', 'Mine?'],
    ['d', 'D?'],
    [null, 'New?'],
  ]);
});

test.each([
  ['saved by somebody else since', { name: 'Theirs?', updatedAt: '2026-11-18T02:00:00.000Z' }, true],
  ['saved for the first time since', { description: '<p>Theirs.</p>', updatedAt: '2026-11-18T00:00:00.000Z' }, true],
  ['as it was read', {}, false],
  ['saved with the same words', { name: 'Mine?', updatedAt: '2026-11-18T02:00:00.000Z' }, false],
  ['deleted since', { name: 'Theirs?', updatedAt: '2026-11-18T02:00:00.000Z', isDeleted: true }, false],
])('a question that is %s', (_, changes, isShown) => {
  const entry = sampleFaq({ id: 'a', name: 'A?', ...changes });
  expect(theirsOf({ ...blockOf(first), name: 'Mine?' }, [entry])).toBe(isShown ? entry : null);
});

test('what was saved here is not told as somebody else’s before the list is read again', () => {
  const mine = { ...blockOf(first), name: 'Mine?', updatedAt: '2026-11-18T02:00:00.000Z' };
  expect(theirsOf(mine, [{ ...first, updatedAt: '2026-11-18T01:00:00.000Z' }])).toBeNull();
});
