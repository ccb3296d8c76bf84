import { limits } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import { parseContentFilter } from './filter.ts';
import { contentItemFields, contentPageFields } from './filter-fields.ts';
import { fitsContentFilter } from './fits-filter.ts';

const now = new Date('2026-11-27T00:00:00Z');
const parse = (filter: unknown, fields: Parameters<typeof parseContentFilter>[1] = contentItemFields) =>
  parseContentFilter(filter, fields, { at: 'body.query.filter', now });

const row = {
  id: 'news-1',
  name: 'Café hands',
  shortDescription: '',
  image: null,
  date_created: '2026-11-20T10:00:00.000Z',
  date_updated: null,
  publishStartDate: '2026-11-21T10:00:00.000Z',
  categories: [
    { id: 'a', label: 'Practice', type: 'NewsCategories' },
    { id: 'b', label: 'Research', type: 'NewsCategories' },
  ],
  tags: [],
  assets: [{ name: 'Guide', file: { id: 'f', type: 'application/pdf', filenameDownload: 'guide.pdf' }, image: null }],
};

function fits(filter: unknown): boolean {
  const parsed = parse(filter);
  if ('refusal' in parsed) throw new Error(parsed.refusal.message);
  return fitsContentFilter(parsed.filter, row);
}

test.each([
  [{}, true],
  [{ id: { _eq: 'news-1' } }, true],
  [{ id: { _neq: 'news-1' } }, false],
  [{ id: { _in: ['news-2', 'news-1'] } }, true],
  [{ id: { _in: 'news-2,news-1' } }, true],
  [{ id: { _in: [] } }, false],
  [{ id: { _nin: ['news-2'] } }, true],
  [{ name: { _contains: 'Café' } }, true],
  [{ name: { _contains: 'cafe' } }, false],
  [{ name: { _icontains: 'CAFE H' } }, true],
  [{ name: { _ncontains: 'Café' } }, false],
  [{ name: { _nicontains: 'feet' } }, true],
  [{ name: { _starts_with: 'Café' } }, true],
  [{ name: { _istarts_with: 'cafe' } }, true],
  [{ name: { _nstarts_with: 'Café' } }, false],
  [{ name: { _nistarts_with: 'cafe' } }, false],
  [{ name: { _ends_with: 'hands' } }, true],
  [{ name: { _iends_with: 'HANDS' } }, true],
  [{ name: { _nends_with: 'hands' } }, false],
  [{ name: { _niends_with: 'HANDS' } }, false],
  [{ shortDescription: { _empty: true } }, true],
  [{ shortDescription: { _nempty: true } }, false],
  [{ image: { _empty: true } }, true],
  [{ image: { _null: true } }, true],
  [{ image: { _null: false } }, false],
  [{ image: { _nnull: true } }, false],
  [{ date_created: { _lt: '$NOW' } }, true],
  [{ date_created: { _gte: '2026-11-20T10:00:00Z' } }, true],
  [{ date_created: { _gt: '2026-11-20T21:00:00+11:00' } }, false],
  [{ date_created: { _lte: '2026-11-20' } }, false],
  [{ date_created: { _between: ['2026-11-20', '2026-11-21'] } }, true],
  [{ date_created: { _nbetween: '2026-11-20,2026-11-21' } }, false],
])('a condition of each kind: %j is %s', (filter, expected) => {
  expect(fits(filter)).toBe(expected);
});

test.each([
  [{ image: { _neq: 'x' } }],
  [{ image: { _nin: ['x'] } }],
  [{ image: { _ncontains: 'x' } }],
  [{ date_updated: { _neq: '2026-11-20' } }],
  [{ date_updated: { _nbetween: ['2026-11-20', '2026-11-21'] } }],
])('what is not there fits no condition on it, a negative one neither: %j', (filter) => {
  expect(fits(filter)).toBe(false);
});

test.each([
  [{ _and: [{ id: { _eq: 'news-1' } }, { name: { _eq: 'x' } }] }, false],
  [{ _or: [{ id: { _eq: 'news-1' } }, { name: { _eq: 'x' } }] }, true],
  [{ _or: [] }, true],
  [{ _and: [] }, true],
  [{ id: { _eq: 'news-1' }, name: { _eq: 'x' } }, false],
  [{ categories: { id: { _eq: 'b' } } }, true],
  // One row has both, not one each.
  [{ categories: { id: { _eq: 'b' }, label: { _eq: 'Practice' } } }, false],
  [{ categories: { _some: { _or: [{ id: { _eq: 'x' } }, { label: { _eq: 'Research' } }] } } }, true],
  [{ categories: { _none: { id: { _eq: 'b' } } } }, false],
  [{ tags: { _none: {} } }, true],
  [{ tags: { _some: {} } }, false],
  [{ assets: { file: { type: { _eq: 'application/pdf' } } } }, true],
  [{ assets: { image: { type: { _starts_with: 'image/' } } } }, false],
])('conditions together, and of lists: %j is %s', (filter, expected) => {
  expect(fits(filter)).toBe(expected);
});

function nested(depth: number): object {
  return depth === 0 ? { id: { _eq: 'x' } } : { _and: [nested(depth - 1)] };
}

describe('what is refused', () => {
  const { conditions, values, textLength } = limits.contentFilter;
  test.each([
    ['an operator that is not known', { name: { _regex: '.*' } }, 'filter.name._regex', '_regex'],
    ['an operator of another kind of field', { name: { _gt: 'a' } }, 'filter.name._gt', '_gt'],
    ['an operator where a field is wanted', { _not: {} }, 'filter._not', '_not'],
    ['a field that is not known', { secret: { _eq: 'x' } }, 'filter.secret', 'secret'],
    ['what every object has', { constructor: { _eq: 'x' } }, 'filter.constructor', 'constructor'],
    ['a field below a text', { name: { first: { _eq: 'x' } } }, 'filter.name.first', 'first'],
    ['an operator on a list', { tags: { _null: true } }, 'filter.tags._null', '_null'],
    ['a number for a text', { name: { _eq: 1 } }, 'filter.name._eq', 'text'],
    ['a day for a moment that is none', { date_created: { _lt: '2026-13-40' } }, 'filter.date_created._lt', 'moment'],
    [
      'what is told and not looked through',
      { content: { _icontains: 'a' } },
      'filter.content._icontains',
      '_icontains',
    ],
    ['a year before all years', { date_created: { _lt: '0000-01-01' } }, 'filter.date_created._lt', 'moment'],
    ['a year after all years', { date_created: { _lt: '9999-12-31' } }, 'filter.date_created._lt', 'moment'],
    ['one value for two', { date_created: { _between: ['2026-01-01'] } }, 'filter.date_created._between', 'two'],
    ['no list for a list', { id: { _in: 3 } }, 'filter.id._in', 'list'],
    ['no list of conditions', { _or: {} }, 'filter._or', 'list'],
    ['no object', 'name', 'filter', 'object'],
    ['a long text', { name: { _eq: 'x'.repeat(textLength + 1) } }, 'filter.name._eq', 'characters'],
    ['what no database keeps', { name: { _eq: 'a\0' } }, 'filter.name._eq', 'valid'],
    ['half a character', { name: { _eq: '\ud800' } }, 'filter.name._eq', 'valid'],
    ['too many values', { id: { _in: Array.from({ length: values + 1 }, String) } }, 'filter.id._in', 'values'],
  ])('%s', (_, filter, place, word) => {
    const parsed = parse(filter);
    expect(parsed).toEqual({
      refusal: {
        code: 'invalid_input',
        field: `body.query.${place}`,
        message: expect.stringContaining(word),
      },
    });
  });

  test('too many conditions, and too deep ones', () => {
    const many = (length: number) => parse({ _or: Array.from({ length }, () => ({ id: { _eq: 'x' } })) });
    expect(many(conditions)).toHaveProperty('filter');
    expect(many(conditions + 1)).toHaveProperty('refusal.message', `At most ${conditions} conditions`);
    expect(parse(nested(2))).toHaveProperty('filter');
    expect(parse(nested(400))).toHaveProperty('refusal.message', 'The filter goes too deep');
  });
});

test('a field that is true or false is read from an address as well', () => {
  for (const given of [true, 'true'])
    expect(parse({ membersOnly: { _eq: given } }, contentPageFields)).toMatchObject({ filter: { values: [true] } });
  expect(parse({ membersOnly: { _eq: 'yes' } }, contentPageFields)).toHaveProperty('refusal');
});
