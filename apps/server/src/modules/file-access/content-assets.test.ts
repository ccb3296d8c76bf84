import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assets, contentAssets } from '../../db/schema/index.ts';
import { readerOf, seedFile } from '../../testing/files.ts';
import { bearer } from '../../testing/logins.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(61_000);
  headers = bearer(await server.tokenOf('member'));
});

/** A file that is attached to a resource. */
async function seedAttached(bytes: Uint8Array, { name, type }: { name: string; type: string }): Promise<string> {
  const ownerId = await seedContentItem(server, { kind: 'resource' });
  const id = await seedFile(server, { ownerKind: 'resource', ownerId }, 'admin');
  const hash = await server.deps.files.put(bytes);
  await server.db.update(assets).set({ hash, name, type, bytes: bytes.byteLength }).where(eq(assets.id, id));
  await server.db.insert(contentAssets).values({ id, itemId: ownerId, position: 0, name, assetId: id });
  return id;
}

const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#2fa775' } })
      .jpeg()
      .toBuffer(),
  );
const seedPicture = async (width = 800, height = 400) =>
  seedAttached(await picture(width, height), { name: 'Our place.jpg', type: 'image/jpeg' });
const text = new TextEncoder().encode('0123456789'.repeat(400));
const seedText = () => seedAttached(text, { name: 'Notes.txt', type: 'text/plain; charset=utf-8' });

const fetchAsset = (id: string, query = '', more: Record<string, string> = {}) =>
  server.fetch(`/api/content/assets/${id}${query}`, { headers: { ...headers, ...more } });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const drawnAs = async (answer: Response) => {
  const { format, width, height } = await sharp(await bytesOf(answer)).metadata();
  return { status: answer.status, type: answer.headers.get('content-type'), format, width, height };
};

test('a file is given as it is, and to be saved where that is asked for [CNT-107] [CNT-108]', async () => {
  const id = await seedPicture();
  const [shown, saved] = [await fetchAsset(id), await fetchAsset(id, '?download')];
  expect([shown.status, saved.status]).toEqual([200, 200]);
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="Our place.jpg"/);
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Our place.jpg"/);
  expect(await bytesOf(saved)).toEqual(await bytesOf(shown));
});

test('a film is shown where it stands, and a text that could be read as a page is saved', async () => {
  const film = await seedAttached(text, { name: 'Film.mp4', type: 'video/mp4' });
  expect((await fetchAsset(film)).headers.get('content-disposition')).toMatch(/^inline/);
  expect((await fetchAsset(film, '?download=')).headers.get('content-disposition')).toMatch(/^attachment/);
  expect((await fetchAsset(await seedText())).headers.get('content-disposition')).toMatch(/^attachment/);
});

describe('a picture', () => {
  test.each<[string, { type: string; format: string; width: number; height: number }]>([
    ['?width=300', { type: 'image/jpeg', format: 'jpeg', width: 300, height: 150 }],
    ['?height=100', { type: 'image/jpeg', format: 'jpeg', width: 200, height: 100 }],
    ['?width=100&height=100', { type: 'image/jpeg', format: 'jpeg', width: 100, height: 100 }],
    ['?width=100&height=100&fit=contain', { type: 'image/jpeg', format: 'jpeg', width: 100, height: 100 }],
    ['?width=100&height=100&fit=inside', { type: 'image/jpeg', format: 'jpeg', width: 100, height: 50 }],
    ['?width=100&height=100&fit=outside', { type: 'image/jpeg', format: 'jpeg', width: 200, height: 100 }],
    ['?width=300&format=webp&quality=40', { type: 'image/webp', format: 'webp', width: 300, height: 150 }],
    ['?format=png', { type: 'image/png', format: 'png', width: 800, height: 400 }],
    ['?format=jpeg', { type: 'image/jpeg', format: 'jpeg', width: 800, height: 400 }],
    // It is not made larger than it was.
    ['?width=2400', { type: 'image/jpeg', format: 'jpeg', width: 800, height: 400 }],
  ])('is drawn as it is asked for: %s', async (query, expected) => {
    expect(await drawnAs(await fetchAsset(await seedPicture(), query))).toEqual({ status: 200, ...expected });
  });

  test('is in the format that the browser reads, where that is left to us', async () => {
    const id = await seedPicture();
    const [modern, old] = [
      await fetchAsset(id, '?width=96&format=auto', { Accept: 'image/avif,image/webp,*/*' }),
      await fetchAsset(id, '?width=96&format=auto', { Accept: '*/*' }),
    ];
    expect([modern, old].map((answer) => answer.headers.get('content-type'))).toEqual(['image/webp', 'image/jpeg']);
    expect(modern.headers.get('vary')).toContain('Accept');
    expect(modern.headers.get('content-disposition')).toContain('filename="Our place.webp"');
  });

  test('a pixel wide does not become one of a million', async () => {
    const id = await seedPicture(1, 2000);
    expect(await drawnAs(await fetchAsset(id, '?width=2400&height=2400&fit=outside'))).toMatchObject({
      status: 200,
      width: 1,
      height: 2000,
    });
  });

  test.each([
    ['?width=0', 'width'],
    ['?width=2401', 'width'],
    ['?width=-1', 'width'],
    ['?width=1e3', 'width'],
    ['?width=', 'width'],
    ['?height=many', 'height'],
    ['?quality=0', 'quality'],
    ['?quality=101', 'quality'],
    ['?fit=fill', 'fit'],
    ['?format=avif', 'format'],
    ['?format=tiff', 'format'],
    ['?key=system-large-cover', 'key'],
    ['?transforms=[["rotate",90]]', 'transforms'],
  ])('is not drawn by %s', async (query, name) => {
    const answer = await fetchAsset(await seedPicture(), query);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', field: `query.${name}` }),
    ]);
  });

  test('alone is drawn, and one that cannot be is given as it is and not kept', async () => {
    expect((await fetchAsset(await seedText(), '?width=96')).status).toBe(400);
    const broken = await seedAttached(text, { name: 'Broken.png', type: 'image/png' });
    const answer = await fetchAsset(broken, '?width=96');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await bytesOf(answer)).toEqual(text);
  });

  test('is named by its shape, so that a browser that has it is sent nothing', async () => {
    const id = await seedPicture();
    const tags = await Promise.all(
      ['', '?width=96', '?width=96&format=webp', '?height=96', '?width=96&quality=50'].map(
        async (query) => (await fetchAsset(id, query)).headers.get('etag') ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(5);
    expect((await fetchAsset(id, '?width=96', { 'If-None-Match': tags[1] ?? '' })).status).toBe(304);
    expect((await fetchAsset(id, '?width=96', { 'If-None-Match': tags[2] ?? '' })).status).toBe(200);
  });

  test('is drawn for one person so often a minute, and told from its tag as often as they like', async () => {
    const id = await seedPicture(40, 40);
    const tag = (await fetchAsset(id, '?width=20')).headers.get('etag') ?? '';
    for (let count = 1; count < 120; count += 1) expect((await fetchAsset(id, '?width=20')).status).toBe(200);
    expect((await fetchAsset(id, '?width=20')).status).toBe(429);
    expect((await fetchAsset(id, '?width=20', { 'If-None-Match': tag })).status).toBe(304);
    expect((await fetchAsset(id)).status).toBe(200);
  });

  test('is drawn by its signed address too', async () => {
    const id = await seedPicture();
    const reader = await readerOf(server, await server.tokenOf('member'));
    expect(await drawnAs(await server.fetch(`${reader.addressOf(id)}&width=80&height=80`))).toMatchObject({
      status: 200,
      width: 80,
      height: 80,
    });
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/4000'],
    ['bytes=3995-', '56789', 'bytes 3995-3999/4000'],
    ['bytes=-3', '789', 'bytes 3997-3999/4000'],
  ])('is given where it is asked for: %s', async (range, expected, contentRange) => {
    const answer = await fetchAsset(await seedText(), '', { Range: range, 'Accept-Encoding': 'gzip' });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-encoding')]).toEqual([
      206,
      contentRange,
      null,
    ]);
    expect(new TextDecoder().decode(await bytesOf(answer))).toBe(expected);
  });

  test('that is not there is refused with how long the file is', async () => {
    const answer = await fetchAsset(await seedText(), '', { Range: 'bytes=4000-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */4000']);
  });

  test('is given of the very file that its asker has the rest of, else the whole', async () => {
    const id = await seedText();
    const whole = await fetchAsset(id);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const partFor = (tag: string) => fetchAsset(id, '', { Range: 'bytes=0-3', 'If-Range': tag });
    expect((await partFor(whole.headers.get('etag') ?? '')).status).toBe(206);
    expect((await partFor('"another"')).status).toBe(200);
  });

  test('is for those alone who may read the file', async () => {
    const id = await seedText();
    const answer = await server.fetch(`/api/content/assets/${id}`, { headers: { Range: 'bytes=0-3' } });
    expect(answer.status).toBe(401);
  });
});
