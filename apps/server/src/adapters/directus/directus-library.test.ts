import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { directusLibrary } from './directus-library.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

let answer: Answer;
let requests: { path: string; query: Record<string, string>; token: string | undefined }[];
const directus = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://directus');
  const { authorization: token } = request.headers;
  requests.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), token });
  answer(request, response, url);
});
let base: string;
beforeAll(async () => {
  await once(directus.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(directus.address() as AddressInfo).port}/content/`;
});
afterAll(() => directus.close());
beforeEach(() => {
  requests = [];
});

const { signal } = new AbortController();
const library = () => directusLibrary({ url: base, token: 'secret-token' });
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A Directus with so much in its collections. */
function holding(collections: Record<string, readonly object[]>): Answer {
  return (_, response, url) => {
    const rows = collections[url.pathname.split('/').at(-1) ?? ''] ?? [];
    const [page, limit] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('limit'))];
    json(response, { data: rows.slice((page - 1) * limit, page * limit) });
  };
}

const plain = { name: 'An item', status: 'active' };

test('reads all collections page by page, with its token, below the path of its address', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ ...plain, id: at + 1 }));
  answer = holding({ news: rows, page: [{ ...plain, id: 'about', membersOnly: true }] });
  const items = await library().read(signal);
  expect(items).toHaveLength(101);
  expect([items[0]?.id, items[0]?.kind, items[100]?.id, items[100]?.membersOnly]).toEqual(['1', 'news', 'about', true]);
  expect(requests.map(({ path, query }) => `${path} ${query['page']}`)).toEqual([
    '/content/items/news 1',
    '/content/items/news 2',
    '/content/items/resource 1',
    '/content/items/page 1',
  ]);
  expect(new Set(requests.map(({ token }) => token))).toEqual(new Set(['Bearer secret-token']));
});

test('takes what is not said for nothing, and moments without a zone for those of UTC', async () => {
  const item = {
    ...{ ...plain, id: 'a-1', shortDescription: null, content: 'One\0two', image: null, categories: null },
    ...{ date_created: '2026-03-01T10:00:00', date_updated: '2026-03-01T10:00:00+10:00', publishStartDate: null },
    assets: [{ name: null, file: { id: 7, type: 'application/pdf', filenameDownload: 'a.pdf' }, image: null }],
    segments: [{ segmentId: 'segment-nsw' }],
  };
  answer = holding({ resource: [item] });
  const [read] = await library().read(signal);
  expect(read).toMatchObject({
    ...{ id: 'a-1', shortDescription: '', content: 'Onetwo', categories: [], tags: [], publishStartDate: null },
    ...{ date_created: new Date('2026-03-01T10:00:00Z'), date_updated: new Date('2026-03-01T00:00:00Z') },
    ...{ assets: [{ name: '', file: { id: '7' }, image: null }], segments: [{ segmentId: 'segment-nsw' }] },
  });
});

describe('is an error, of which nobody is told the half:', () => {
  test.each<[string, Answer]>([
    ['a refusal', (_, response) => json(response, { errors: [] }, 403)],
    ['a failure', (_, response) => json(response, {}, 500)],
    ['what is no JSON', (_, response) => void response.end('<html>')],
    ['what is no list', (_, response) => json(response, { data: {} })],
    ['an item without a name', (_, response) => json(response, { data: [{ id: 1 }] })],
    ['an id that is no part of an address', (_, response) => json(response, { data: [{ ...plain, id: '../1' }] })],
    ['a way to elsewhere', (_, response) => void response.writeHead(302, { Location: `${base}elsewhere` }).end()],
    [
      'a list without an end',
      (_, response) => json(response, { data: Array.from({ length: 100 }, () => ({ ...plain, id: 1 })) }),
    ],
  ])('%s', async (_, answering) => {
    answer = answering;
    await expect(library().read(signal)).rejects.toThrow();
    expect(requests.some(({ path }) => path.endsWith('elsewhere'))).toBe(false);
  });
});

describe('a file', () => {
  const file = (isPicture: boolean, mostBytes = 10) => library().file({ id: 'f-1', isPicture, mostBytes }, signal);

  test('comes as it is, a picture as JPEG of a size that is kept', async () => {
    answer = (_, response) => void response.end('0123456789');
    expect(new TextDecoder().decode((await file(false)) ?? undefined)).toBe('0123456789');
    await file(true);
    expect(requests.map(({ path }) => path)).toEqual(['/content/assets/f-1', '/content/assets/f-1']);
    expect(requests.map(({ query }) => query)).toEqual([
      {},
      { width: '2400', fit: 'inside', withoutEnlargement: 'true', format: 'jpg' },
    ]);
  });

  test('that is not there, not given or too large is none', async () => {
    for (const status of [403, 404]) {
      answer = (_, response) => json(response, {}, status);
      expect(await file(false)).toBeNull();
    }
    answer = (_, response) => void response.end('01234567890');
    expect(await file(false)).toBeNull();
  });

  test('that fails is an error', async () => {
    answer = (_, response) => json(response, {}, 502);
    await expect(file(false)).rejects.toThrow('502');
  });
});
