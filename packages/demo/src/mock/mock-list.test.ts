import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { endpoint, signedIn } from '@portal/api/contract';
import { after, nextCursor, page, pageSize, totalItemCount } from '@portal/api/testing/schemas';
import { mockList } from './mock-list.ts';

const call = endpoint({
  method: 'GET',
  path: '/api/v1/books',
  summary: 'Books',
  access: signedIn(),
  query: z.object({
    page: page(),
    pageSize: pageSize(20),
    after,
    keyword: z.string().optional(),
    year: z.int().optional(),
  }),
  response: z.object({
    books: z.array(z.object({ id: z.string(), name: z.string(), year: z.int() })),
    totalItemCount,
    nextCursor,
  }),
});
const rows = [
  { id: 'a', name: 'Hands', year: 2020 },
  { id: 'b', name: 'Café work', year: 2024 },
  { id: 'c', name: 'Homes', year: 2020 },
];

function ask(query: object, options: Partial<Parameters<typeof mockList<typeof call>>[0]> = {}) {
  const input = { params: {}, query: { page: 1, pageSize: 2, ...query }, body: undefined };
  const answer = mockList<typeof call>({ endpoint: call, rows, ...options });
  return call.reply.schema.parse(answer(input, { viewer: null, token: null, now: new Date(0), facts: {} }));
}

const ids = ({ books }: { books: readonly { id: string }[] }) => books.map(({ id }) => id);

describe('a list that is told', () => {
  test('has the rows of a page, with how many there are, and continues by number or cursor', () => {
    const first = ask({});
    expect([ids(first), first.totalItemCount]).toEqual([['a', 'b'], 3]);
    expect(ids(ask({ page: 2 }))).toEqual(['c']);
    expect(ask({ after: first.nextCursor ?? '' })).toMatchObject({ books: [{ id: 'c' }], nextCursor: null });
  });

  test('is searched by name, whatever the case and accents', () => {
    expect(ids(ask({ keyword: 'CAFE' }))).toEqual(['b']);
  });

  test('is filtered and sorted as its call says', () => {
    const options: Parameters<typeof ask>[1] = {
      matches: ({ year }, { query }) => year === query.year,
      sort: (a, b) => (a.name < b.name ? 1 : -1),
    };
    expect(ids(ask({ year: 2020 }, options))).toEqual(['c', 'a']);
  });

  test('may be made for each call', () => {
    expect(ids(ask({}, { rows: ({ viewer }) => (viewer === null ? rows.slice(2) : rows) }))).toEqual(['c']);
  });
});
