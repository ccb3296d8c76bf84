import { expect, test } from 'vitest';
import { deepened, parseContentDeep } from './content-deep.ts';
import { contentItemFields } from './filter-fields.ts';

const place = { at: 'query.deep', now: new Date('2026-11-27T09:00:00Z') };
const item = {
  id: 'one',
  tags: ['Beta', 'alpha', 'Gamma'].map((label) => ({ id: label, label })),
  assets: [
    { name: 'Guide', file: { id: 'a', type: 'application/pdf', filenameDownload: 'guide.pdf' }, image: null },
    { name: 'Notes', file: { id: 'b', type: 'text/plain', filenameDownload: 'notes.txt' }, image: null },
  ],
};

function labelsWith(deep: object): string[] {
  const parsed = parseContentDeep(deep, contentItemFields, place);
  if ('refusal' in parsed) throw new Error(parsed.refusal.message);
  return deepened(item, parsed.deep).tags.map(({ label }) => label);
}

test.each([
  [{}, ['Beta', 'alpha', 'Gamma']],
  [{ tags: {} }, ['Beta', 'alpha', 'Gamma']],
  [{ tags: { _sort: 'label' } }, ['alpha', 'Beta', 'Gamma']],
  [{ tags: { _sort: ['-label'] } }, ['Gamma', 'Beta', 'alpha']],
  [{ tags: { _limit: 1 } }, ['Beta']],
  [{ tags: { _limit: 0 } }, []],
  [{ tags: { _limit: -1 } }, ['Beta', 'alpha', 'Gamma']],
  [{ tags: { _filter: { label: { _in: ['alpha', 'Gamma'] } }, _sort: '-label', _limit: 1 } }, ['Gamma']],
])('of the tags by %j: %j', (deep, labels) => {
  expect(labelsWith(deep)).toEqual(labels);
});

test('rows are filtered by what is below them, and other lists are left as they are', () => {
  const parsed = parseContentDeep(
    { assets: { _filter: { file: { type: { _starts_with: 'text/' } } } } },
    contentItemFields,
    place,
  );
  if ('refusal' in parsed) throw new Error(parsed.refusal.message);
  const { assets, tags } = deepened(item, parsed.deep);
  expect([assets.map(({ name }) => name), tags.length]).toEqual([['Notes'], 3]);
});

test.each<[string, unknown, string]>([
  ['no object', 'tags', 'query.deep'],
  ['a list', [], 'query.deep'],
  ['a list that is not known', { secret: {} }, 'query.deep.secret'],
  ['a field that is no list', { name: { _limit: 1 } }, 'query.deep.name'],
  ['a name of every object', { constructor: {} }, 'query.deep.constructor'],
  ['rows that are no object', { tags: 3 }, 'query.deep.tags'],
  ['a word that is not known', { tags: { _offset: 1 } }, 'query.deep.tags._offset'],
  ['a limit that is none', { tags: { _limit: 1.5 } }, 'query.deep.tags._limit'],
  ['a limit below all', { tags: { _limit: -2 } }, 'query.deep.tags._limit'],
  ['an order by what is not known', { tags: { _sort: 'secret' } }, 'query.deep.tags._sort'],
  ['an order by what has fields itself', { assets: { _sort: 'file' } }, 'query.deep.assets._sort'],
  ['an order of numbers', { tags: { _sort: [1] } }, 'query.deep.tags._sort'],
  [
    'an operator that is not known',
    { tags: { _filter: { label: { _like: 'x' } } } },
    'query.deep.tags._filter.label._like',
  ],
])('%s is refused where it stands', (_, written, field) => {
  expect(parseContentDeep(written, contentItemFields, place)).toMatchObject({
    refusal: { code: 'invalid_input', field },
  });
});
