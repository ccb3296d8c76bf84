import {
  contentItemFields,
  contentOperators,
  countedContent,
  fitsContentFilter,
  parseContentFilter,
  relatedness,
} from '@portal/rules';
import { type ContentItem, contract } from '@portal/api/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countContent, listContent } from './content.queries.ts';
import { countGroups } from './count-groups.queries.ts';
import { listRelated } from './related.queries.ts';

const reader = { contactTypes: ['Member'], membershipLapsed: false, segmentIds: ['segment-nsw', 'segment-hand'] };

let server: TestServer;
let now: Date;
let items: ContentItem[];
beforeAll(async () => {
  server = await startTestServer({ database: 'world' });
  now = server.clock.now();
  const rows = await listContent(server.db, 'resource', everything, wholeList, { reader, now });
  items = rows.map((row) => ({
    ...row,
    content: row.contentHtml,
    image: row.imageAssetId,
    imageUrl: null,
    status: 'active',
    date_created: row.createdAt.toISOString(),
    date_updated: row.updatedAt?.toISOString() ?? null,
    publishStartDate: row.publishFrom?.toISOString() ?? null,
    userCreated: null,
    assets: row.assets.map(({ name, file: { id, type, name: filenameDownload } }) => {
      const file = { id, type, filenameDisk: id, filenameDownload, url: '' };
      const isImage = type.startsWith('image/');
      return { name, file: isImage ? null : file, image: isImage ? file : null };
    }),
    segments: row.segmentIds.filter((id) => reader.segmentIds.includes(id)).map((segmentId) => ({ segmentId })),
  }));
});
afterAll(() => server.close());

const everything = { kind: 'all', of: [] } as const;
const wholeList = { order: [], page: 1, limit: 1000, isWhole: true };

/** What both find: the ids in the order of the ids. */
async function foundBy(written: unknown): Promise<{ sql: string[]; memory: string[]; counted: number }> {
  const parsed = parseContentFilter(written, contentItemFields, { at: 'query.filter', now });
  if ('refusal' in parsed) throw new Error(`${parsed.refusal.field} ${parsed.refusal.message}`);
  const reading = { reader, now };
  const rows = await listContent(server.db, 'resource', parsed.filter, wholeList, reading);
  const { fitting } = await countContent(server.db, 'resource', parsed.filter, reading);
  return {
    sql: rows.map(({ id }) => id),
    memory: items.filter((item) => fitsContentFilter(parsed.filter, item)).map(({ id }) => id),
    counted: fitting,
  };
}

const texts = {
  id: ['resource-001', 'resource-02', '1'],
  name: ['Guide: NDIS reports', 'guide', 'NDIS', 'é', '%', '_', ''],
  shortDescription: ['From the first call to the last review.', 'from', 'review.', 'x'],
  status: ['active', 'draft'],
  image: ['asset-resource-resource-001', 'asset', 'z'],
} as const;
const moments = ['$NOW', '2026-01-01', '2026-06-30T10:00:00Z', '2020-02-29T00:00:00+11:00'];

const textCondition = (values: readonly string[]) => {
  const value = fc.constantFrom(...values);
  const operator = fc.constantFrom(...contentOperators.text);
  return fc
    .tuple(operator, fc.array(value, { maxLength: 3 }), value, fc.boolean())
    .map(([name, list, one, isMeant]) => {
      if (name === '_in' || name === '_nin') return { [name]: list };
      return { [name]: name.endsWith('null') || name.endsWith('empty') ? isMeant : one };
    });
};
const momentCondition = fc
  .tuple(fc.constantFrom(...contentOperators.moment), fc.constantFrom(...moments), fc.constantFrom(...moments))
  .map(([name, one, other]) => {
    if (name.endsWith('null')) return { [name]: true };
    return { [name]: /in$|between$/.test(name) ? [one, other] : one };
  });

const condition = fc.oneof(
  ...Object.entries(texts).map(([field, values]) => textCondition(values).map((value) => ({ [field]: value }))),
  fc
    .tuple(fc.constantFrom('date_created', 'date_updated', 'publishStartDate'), momentCondition)
    .map(([field, value]) => ({ [field]: value })),
);
const ofList = fc.oneof(
  textCondition(['resource-category-practice', 'category', 'x']).map((id) => ({ categories: { id } })),
  textCondition(['Practice guides', 'forms', 'NDIS']).map((label) => ({ subcategories: { label } })),
  textCondition(['NDIS', 'ndis', 'Evidence']).map((label) => ({ tags: { label } })),
  textCondition(['application/pdf', 'text/', 'image/']).map((type) => ({ assets: { file: { type } } })),
  textCondition(['photo.png', 'PHOTO', 'guide']).map((filenameDownload) => ({
    assets: { image: { filenameDownload } },
  })),
  textCondition(['segment-nsw', 'segment-vic']).map((segmentId) => ({ segments: { segmentId } })),
);
const quantified = fc
  .tuple(
    fc.constantFrom('_some', '_none'),
    fc.constantFrom('tags', 'categories'),
    textCondition(['NDIS', 'Practice guides']),
  )
  .map(([quantifier, list, label]) => ({ [list]: { [quantifier]: { label } } }));
const { filter } = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    condition,
    ofList,
    quantified,
    fc
      .tuple(fc.constantFrom('_and', '_or'), fc.array(tie('filter'), { maxLength: 3 }))
      .map(([word, of]) => ({ [word]: of })),
  ),
}));

describe('a filter finds in the database what it finds in memory', () => {
  test('there is something to find', () => {
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items.map(({ date_updated }) => date_updated === null)).size).toBe(2);
    expect(items.some(({ segments }) => segments.length > 0)).toBe(true);
    expect(items.some(({ assets }) => assets.some(({ image }) => image !== null))).toBe(true);
  });

  test('whatever it is', async () => {
    const same = fc.asyncProperty(filter, async (written) => {
      const { sql, memory, counted } = await foundBy(written);
      expect(sql).toEqual(memory);
      expect(counted).toBe(memory.length);
    });
    await fc.assert(same, { seed: 83, numRuns: 400 });
  });

  const ofKind = (kind: 'text' | 'moment') => contentOperators[kind].map((name) => [kind, name] as const);
  test.each([...ofKind('text'), ...ofKind('moment')])('of a %s by %s', async (kind, name) => {
    const values = kind === 'text' ? texts.name : moments;
    const fields = kind === 'text' ? ['name', 'image'] : ['date_created', 'date_updated'];
    const isOfTwo = /in$|between$/.test(name);
    for (const field of fields)
      for (const value of values) {
        const given = /null$|empty$/.test(name) ? true : isOfTwo ? [value, values[1]] : value;
        const { sql, memory } = await foundBy({ [field]: { [name]: given } });
        expect(sql, `${field} ${name} ${value}`).toEqual(memory);
      }
  });
});

test('what is related is found in the database as in memory', async () => {
  const subjectsOf = ({ id, tags, categories, subcategories }: ContentItem) => ({
    id,
    tagIds: tags.map((tag) => tag.id),
    categoryIds: [...categories, ...subcategories].map((category) => category.id),
  });
  for (const item of items) {
    const found = await listRelated(server.db, 'resource', { id: item.id, limit: 1000 }, { reader, now });
    const weights = new Map(items.map((other) => [other.id, relatedness(subjectsOf(item), subjectsOf(other))]));
    const ids = found.map(({ id }) => id);
    const related = [...weights].filter(([, weight]) => weight > 0).map(([id]) => id);
    expect(ids.toSorted()).toEqual(related.toSorted());
    const inOrder = ids.map((id) => weights.get(id) ?? 0);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  }
});

test.each(['tags', 'categories', 'subcategories'] as const)('counted by %s as in memory', async (group) => {
  const counted = await countGroups(server.db, 'resource', { filter: everything, group }, { reader, now });
  expect(counted.length).toBeGreaterThan(1);
  expect(counted).toEqual(countedContent(items, group));
});

test('lists come in the order that is asked for, by pages, and are counted [CNT-090]', async () => {
  const { content } = contract;
  const member = 'p-001';
  const ask = (query: object) => server.call(member, content.searchResources, { body: { query } });
  const whole = await ask({ limit: 100, sort: ['name'], meta: '*' });
  const names = whole.body.data.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(whole.body.meta).toEqual({ total_count: names.length, filter_count: names.length });
  const second = await ask({ limit: 5, page: 2, sort: ['name'] });
  expect(second.body.data.map(({ id }) => id)).toEqual(whole.body.data.slice(5, 10).map(({ id }) => id));
  const newest = (await ask({ limit: 100 })).body.data.map(({ date_created }) => date_created);
  expect(newest).toEqual(newest.toSorted().reverse());
});
