import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  aggregate,
  createDirectus,
  readAssetArrayBuffer,
  readAssetBlob,
  readFiles,
  readItem,
  readItems,
  rest,
  staticToken,
  withSearch,
} from '@directus/sdk';
import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { assets, contentItems } from '../../db/schema/index.ts';
import { createHttpServer, type HttpServer } from '../../http/http-server.ts';
import { requestLimits } from '../../http/request-limits.ts';
import { seedFile } from '../../testing/files.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Tag {
  id: string;
  label: string;
}

interface Category {
  id: string;
  label: string;
  type: string;
}

interface Item {
  id: string;
  name: string;
  shortDescription: string;
  status: string;
  content: string | null;
  image: string | null;
  date_created: 'datetime';
  tags: Tag[];
  categories: Category[];
}

/** What the SDK is told of the collections. */
interface Library {
  news: Item[];
  resource: Item[];
  tag: Tag[];
  category: Category[];
}

const { content } = contract;
const member = 'p-001';

let server: TestServer;
let http: HttpServer;
let directus: ReturnType<typeof connect>;
beforeAll(async () => {
  server = await startTestServer({ database: 'world' });
  http = createHttpServer(createApp(server.deps).fetch, requestLimits);
  await once(http.listener.listen(0, '127.0.0.1'), 'listening');
  directus = connect(await server.tokenOf(member));
});
afterAll(async () => {
  await http.close(0);
  await server.close();
});

function connect(token: string) {
  const { port } = http.listener.address() as AddressInfo;
  return createDirectus<Library>(`http://127.0.0.1:${port}/api/content`).with(rest()).with(staticToken(token));
}

const idsOf = (items: readonly { id: string }[] | null) => items?.map(({ id }) => id);
const errorOf = (asking: Promise<unknown>) => asking.then(() => null).catch((error: unknown) => error);

describe('the SDK of Directus, as it is, over HTTP', () => {
  test('reads a page of a list, sorted, with fields of what is below', async () => {
    const items = await directus.request(
      readItems('news', { fields: ['id', 'name', { tags: ['id', 'label'] }], sort: ['-name'], limit: 5, page: 2 }),
    );
    const query = { sort: '-name', limit: 5, page: 2 };
    const { body } = await server.call(member, content.news, { query });
    expect(items).toHaveLength(5);
    expect(items.map(({ id, tags }) => [id, idsOf(tags)])).toEqual(body.data.map(({ id, tags }) => [id, idsOf(tags)]));
  });

  test('filters by its operators, through lists too', async () => {
    const byTag = await directus.request(
      readItems('resource', { filter: { tags: { label: { _eq: 'NDIS' } } }, limit: 100 }),
    );
    expect(byTag.length).toBeGreaterThan(0);
    expect(byTag.every(({ name }) => name.includes('NDIS'))).toBe(true);
    const either = await directus.request(
      readItems('resource', {
        filter: { _or: [{ name: { _istarts_with: 'guide' } }, { id: { _in: ['resource-025'] } }] },
        limit: 100,
      }),
    );
    expect(either.every(({ id, name }) => name.startsWith('Guide') || id === 'resource-025')).toBe(true);
    const both = await directus.request(
      readItems('resource', { filter: { _and: [{ name: { _icontains: 'NDIS' } }, { image: { _null: true } }] } }),
    );
    expect(both.every(({ name, image }) => name.includes('NDIS') && image === null)).toBe(true);
  });

  test('searches, and goes deep', async () => {
    const items = await directus.request(
      readItems('news', {
        search: 'splinting',
        fields: ['id', 'name', { tags: ['label'] }],
        deep: { tags: { _limit: 1, _sort: ['-label'] } },
      }),
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { name, tags } of items) {
      expect(name.toLowerCase()).toContain('splinting');
      expect(tags).toHaveLength(1);
    }
  });

  test('asks by SEARCH for the same', async () => {
    const query = {
      filter: { name: { _icontains: 'year' } },
      sort: ['name'],
      limit: 4,
      fields: ['id', 'name'],
    } as const;
    const itemQuery = { ...query, sort: [...query.sort] };
    const [searched, read] = [
      await directus.request(withSearch(readItems('news', itemQuery))),
      await directus.request(readItems('news', itemQuery)),
    ];
    expect(idsOf(searched)).toHaveLength(4);
    expect(idsOf(searched)).toEqual(idsOf(read));
  });

  test('reads one item, with its text', async () => {
    const item = await directus.request(
      readItem('news', 'news-001', { fields: ['id', 'content', { categories: ['label'] }] }),
    );
    expect(item.id).toBe('news-001');
    expect(item.content).toContain('<p>');
    expect(item.categories?.length).toBeGreaterThan(0);
  });

  test('reads tags, categories and files', async () => {
    const tags = await directus.request(readItems('tag', { filter: { label: { _eq: 'NDIS' } } }));
    expect(tags.map(({ label }) => label)).toEqual(['NDIS']);
    const categories = await directus.request(readItems('category', { filter: { type: { _eq: 'NewsCategories' } } }));
    expect(categories.every(({ id }) => id.startsWith('news-category-'))).toBe(true);
    expect(await directus.request(readFiles({ limit: 3 }))).toHaveLength(3);
  });

  test('counts, together and by what items carry', async () => {
    const [all] = await directus.request(aggregate('resource', { aggregate: { count: '*' } }));
    const { body } = await server.call(member, content.resources, { query: { limit: 1, meta: '*' } });
    expect(Number(all?.count)).toBe(body.meta?.total_count);
    const counted = await directus.request(
      aggregate('resource', {
        aggregate: { count: '*' },
        groupBy: ['categories'],
        query: { filter: { name: { _icontains: 'NDIS' } } },
      }),
    );
    const fit = await server.call(member, content.resources, {
      query: { filter: JSON.stringify({ name: { _icontains: 'NDIS' } }), meta: '*' },
    });
    expect(counted.map(({ count }) => Number(count)).reduce((sum, one) => sum + one, 0)).toBe(
      fit.body.meta?.filter_count,
    );
  });

  test('fetches a file, in the size and format that it asks for, and to be saved', async () => {
    const ownerId = await seedContentItem(server, { kind: 'news', createdBy: member });
    const image = await seedFile(server, { ownerKind: 'news', ownerId });
    const create = { width: 400, height: 200, channels: 3, background: '#2fa775' } as const;
    const hash = await server.deps.files.put(new Uint8Array(await sharp({ create }).png().toBuffer()));
    await server.db.update(assets).set({ hash }).where(eq(assets.id, image));
    await server.db.update(contentItems).set({ imageAssetId: image }).where(eq(contentItems.id, ownerId));
    const resized = await directus.request(
      readAssetArrayBuffer(image, { width: 100, height: 80, fit: 'cover', format: 'webp', quality: 60 }),
    );
    expect(await sharp(Buffer.from(resized)).metadata()).toMatchObject({ format: 'webp', width: 100, height: 80 });
    const whole = await directus.request(readAssetBlob(image));
    expect([whole.type, whole.size]).toEqual(['image/png', (await server.deps.files.read(hash))?.byteLength]);
  });

  test('is told by name what is not known', async () => {
    // Beyond the types of the SDK, as a caller without types writes it.
    const filter = JSON.parse('{ "name": { "_regex": ".*" } }');
    expect(await errorOf(directus.request(readItems('news', { filter })))).toMatchObject({
      errors: { code: 'invalid_input', field: 'query.filter.name._regex', message: expect.stringContaining('_regex') },
    });
    expect(await errorOf(directus.request(readItems('news', { offset: 3 })))).toMatchObject({
      errors: { field: 'query.offset' },
    });
    expect(await errorOf(directus.request(aggregate('news', { aggregate: { max: 'date_created' } })))).toMatchObject({
      errors: { field: 'query.aggregate.max' },
    });
  });

  test('is told nothing of what its reader may not read, or without a token', async () => {
    expect(await errorOf(directus.request(readItem('news', 'news-005')))).toMatchObject({
      errors: { code: 'not_found' },
    });
    expect(await errorOf(connect('x').request(readItems('news')))).toMatchObject({
      errors: { code: 'unauthenticated' },
    });
  });
});
