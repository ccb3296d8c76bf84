import { limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets } from '../../db/schema/index.ts';
import { readerOf, seedFile } from '../../testing/files.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSizedPictures } from './sized-pictures.ts';

let server: TestServer;
let reader: Awaited<ReturnType<typeof readerOf>>;
beforeAll(async () => {
  server = await startTestServer();
  reader = await readerOf(server, await server.tokenOf('member'));
});
afterAll(() => server.close());

/** Noise, which weighs something in every size. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

async function seedPicture(bytes: Uint8Array, type: string): Promise<string> {
  const id = await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
  const hash = await server.deps.files.put(bytes);
  await server.db.update(assets).set({ hash, type, name: 'Our place.jpg' }).where(eq(assets.id, id));
  return id;
}

const fetchSized = (id: string, width: string | number) => server.fetch(`${reader.addressOf(id)}&w=${width}`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('a picture', () => {
  test('is given in the widths in which it is shown, lighter and as WebP; without one as it is', async () => {
    const original = new Uint8Array(await noise(1600, 1000).jpeg().toBuffer());
    const id = await seedPicture(original, 'image/jpeg');
    for (const width of limits.pictureWidths) {
      const answer = await fetchSized(id, width);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('content-disposition')).toContain('filename="Our place.webp"');
      const drawn = await bytesOf(answer);
      expect(drawn.byteLength).toBeLessThan(original.byteLength);
      expect(await sharp(drawn).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: Math.round((width * 1000) / 1600),
      });
    }
    for (const whole of [await fetchSized(id, ''), await server.fetch(reader.addressOf(id))])
      expect([whole.headers.get('content-type'), await bytesOf(whole)]).toEqual(['image/jpeg', original]);
  });

  test('is never wider or heavier than it was', async () => {
    const narrow = await seedPicture(new Uint8Array(await noise(200, 100).png().toBuffer()), 'image/png');
    expect(await sharp(await bytesOf(await fetchSized(narrow, 640))).metadata()).toMatchObject({ width: 200 });
    const light = new Uint8Array(await noise(200, 100).webp({ quality: 1 }).toBuffer());
    const id = await seedPicture(light, 'image/webp');
    const made = [await fetchSized(id, 640), await fetchSized(id, 640)];
    for (const answer of made) {
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(await bytesOf(answer)).toEqual(light);
    }
  });

  test.each([
    '0',
    '95',
    '97',
    '1281',
    '-96',
    '96.0',
    '096',
    '1e3',
    ' 96',
    '96,320',
    'wide',
    '96%00',
    '%EF%BC%99%EF%BC%96',
  ])('is not given %s pixels wide', async (width) => {
    const id = await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
    const answer = await fetchSized(id, width);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', field: 'query.w' }),
    ]);
  });

  test('alone has a width, and one that cannot be drawn is given as it is and not kept', async () => {
    const text = await seedPicture(new TextEncoder().encode('words'), 'text/plain; charset=utf-8');
    expect((await fetchSized(text, 96)).status).toBe(400);
    const broken = new TextEncoder().encode('no picture');
    const answer = await fetchSized(await seedPicture(broken, 'image/png'), 96);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await bytesOf(answer)).toEqual(broken);
  });

  test('has another tag in each width, by which the browser keeps it', async () => {
    const id = await seedPicture(new Uint8Array(await noise(700, 400).png().toBuffer()), 'image/png');
    const tags = await Promise.all(
      ['', 96, 320, 640].map(async (width) => (await fetchSized(id, width)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(4);
    const again = (tag: string | null | undefined) =>
      server.fetch(`${reader.addressOf(id)}&w=320`, { headers: { 'If-None-Match': tag ?? '' } });
    expect((await again(tags[2])).status).toBe(304);
    expect((await again(tags[0])).status).toBe(200);
  });
});

describe('drawing', () => {
  /** Ends when it is told to. */
  function slowDrawing() {
    const begun: (() => void)[] = [];
    const draw = () =>
      new Promise<Uint8Array>((resolve) => begun.push(() => resolve(new TextEncoder().encode('drawn'))));
    return { begun, draw };
  }
  const hashOf = (files: ReturnType<typeof memoryStore>, at: number) =>
    files.put(new TextEncoder().encode(`A picture that is much heavier than its small one, ${at}`));

  test('happens once, however many ask at once and later', async () => {
    const files = memoryStore();
    const hash = await hashOf(files, 0);
    const { begun, draw } = slowDrawing();
    const pictures = createSizedPictures(files, draw);
    const asking = Array.from({ length: 50 }, () => pictures.of({ hash }, 320));
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.();
    for (const bytes of await Promise.all([...asking, pictures.of({ hash }, 320)]))
      expect(bytes).toEqual(new TextEncoder().encode('drawn'));
    expect(begun).toHaveLength(1);
  });

  test('is two at a time, a hundred wait, and the rest is told that it cannot be made now', async () => {
    const files = memoryStore();
    const { begun, draw } = slowDrawing();
    const pictures = createSizedPictures(files, draw);
    const hashes = await Promise.all(Array.from({ length: 103 }, (_, at) => hashOf(files, at)));
    const asking = hashes.map((hash) => pictures.of({ hash }, 96));
    expect(await Promise.race(asking)).toBeNull();
    expect(begun).toHaveLength(2);
    for (let done = 0; done < 102; done += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(done);
      expect(begun.length).toBeLessThanOrEqual(done + 2);
      begun[done]?.();
    }
    expect((await Promise.all(asking)).filter((bytes) => bytes === null)).toHaveLength(1);
  });

  test('that fails leaves its place to the next', async () => {
    const files = memoryStore();
    const pictures = createSizedPictures(files, () => Promise.reject(new Error('the disk is full')));
    for (let at = 0; at < 4; at += 1)
      await expect(pictures.of({ hash: await hashOf(files, at) }, 96)).rejects.toThrow();
  });
});
