import { expect, test } from 'vitest';
import { countedContent, readContentCount } from './content-count.ts';
import { contentItemFields } from './filter-fields.ts';

const now = new Date('2026-11-27T09:00:00Z');
const read = (written: object) => readContentCount({ aggregate: '{"count":"*"}', ...written }, contentItemFields, now);

test.each([
  [{}, null],
  [{ aggregate: '{"count":["*"]}' }, null],
  [{ groupBy: 'tags' }, 'tags'],
])('counted by %j', (written, group) => {
  expect(read(written)).toMatchObject({ group });
});

test.each([
  [{ aggregate: '{"sum":"id"}' }, 'query.aggregate.sum'],
  [{ aggregate: '{"count":"*","max":"date_created"}' }, 'query.aggregate.max'],
  [{ aggregate: '{"count":"id"}' }, 'query.aggregate.count'],
  [{ aggregate: '{"count":[]}' }, 'query.aggregate.count'],
  [{ aggregate: '[]' }, 'query.aggregate'],
  [{ aggregate: 'count' }, 'query.aggregate'],
  [{ groupBy: 'status' }, 'query.groupBy'],
  [{ filter: '{"secret":{"_eq":1}}' }, 'query.filter.secret'],
])('%j is refused where it stands', (written, field) => {
  expect(read(written)).toMatchObject({ refusal: { code: 'invalid_input', field } });
});

test('what an item carries is counted once for each of it, in the order of ids', () => {
  const labelled = (...ids: string[]) => ids.map((id) => ({ id }));
  const items = [
    { categories: labelled('b'), subcategories: labelled(), tags: labelled('y', 'x') },
    { categories: labelled('a'), subcategories: labelled('s'), tags: labelled('x') },
  ];
  expect(countedContent(items, null)).toEqual([{ count: 2 }]);
  expect(countedContent(items, 'tags')).toEqual([
    { tags: 'x', count: 2 },
    { tags: 'y', count: 1 },
  ]);
  expect(countedContent(items, 'categories').map((row) => row.categories)).toEqual(['a', 'b']);
  expect(countedContent(items, 'subcategories')).toEqual([{ subcategories: 's', count: 1 }]);
});
