import { utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const yesterday = new Date(Date.now() - 86_400_000);
const hourAgo = new Date(Date.now() - 3_600_000);
const nothingUsed = async () => new Set<string>();
/** Later by some turns of the event loop. */
async function afterTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}
const age = (hash: string) => utimes(join(folder, hash.slice(0, 2), hash), yesterday, yesterday);

test('what is used, and what has been put there lately, stays; the rest goes, drafts that were never finished too', async () => {
  const store = diskStore(folder);
  const [used, unused, again, late] = [
    await store.put(bytesOf('used')),
    await store.put(bytesOf('unused')),
    await store.put(bytesOf('again')),
    await store.put(bytesOf('late')),
  ];
  for (const hash of [used, unused, again]) await age(hash);
  const draft = join(folder, used.slice(0, 2), `${used}.draft`);
  await writeFile(draft, 'half');
  await utimes(draft, yesterday, yesterday);
  await store.put(bytesOf('again'));
  await store.removeUnused(hourAgo, async () => new Set([used]));
  const stored = await Promise.all([used, unused, again, late].map(async (hash) => (await store.read(hash)) !== null));
  expect(stored).toEqual([true, false, true, true]);
  expect(await readdir(join(folder, used.slice(0, 2)))).not.toContain(`${used}.draft`);
});

test('what is put there while it is looked for stays', async () => {
  const store = diskStore(folder);
  const hash = await store.put(bytesOf('twice'));
  await age(hash);
  await store.removeUnused(hourAgo, async () => {
    await store.put(bytesOf('twice'));
    return new Set();
  });
  expect(await store.read(hash)).toEqual(bytesOf('twice'));
});

test('also between the look at its age and the removal', async () => {
  const store = diskStore(folder);
  const hash = await store.put(bytesOf('twice'));
  await age(hash);
  const since = new Date(hourAgo);
  // Ages are compared when the file has been looked at: the moment to put it there once more.
  since.valueOf = () => {
    utimesSync(join(folder, hash.slice(0, 2), hash), new Date(), new Date());
    since.valueOf = () => hourAgo.getTime();
    return hourAgo.getTime();
  };
  await store.removeUnused(since, nothingUsed);
  expect(await store.read(hash)).toEqual(bytesOf('twice'));
});

test('and at any other moment of the removal', async () => {
  const store = diskStore(folder);
  for (let round = 0; round < 20; round += 1) {
    const hash = await store.put(bytesOf('twice'));
    await age(hash);
    const [, , stored] = await Promise.all([
      store.removeUnused(hourAgo, nothingUsed),
      store.removeUnused(hourAgo, nothingUsed),
      afterTurns(round).then(() => store.put(bytesOf('twice'))),
    ]);
    await store.removeUnused(hourAgo, nothingUsed);
    expect(await store.read(stored), `round ${round}`).toEqual(bytesOf('twice'));
  }
});

test('what was made of a file goes with it, at any age, and stays while the file is used', async () => {
  const store = diskStore(folder);
  const [used, unused] = [await store.put(bytesOf('used')), await store.put(bytesOf('unused'))];
  for (const hash of [used, unused]) {
    await store.putDerived(hash, '96w', bytesOf(`small ${hash}`));
    await age(hash);
  }
  await store.putDerived(used, '96w', bytesOf('small again'));
  await age(`${used}-96w`);
  await store.removeUnused(hourAgo, async (hashes) => {
    expect(hashes.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    return new Set([used]);
  });
  expect(await store.readDerived(used, '96w')).toEqual(bytesOf('small again'));
  expect([await store.read(unused), await store.readDerived(unused, '96w')]).toEqual([null, null]);
});

async function* inParts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytesOf(text);
}
async function read(parts: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  if (parts === null) return null;
  const taken: Uint8Array[] = [];
  for await (const part of parts) taken.push(part);
  return Buffer.concat(taken).toString();
}
const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('what is put there in parts is the file that it is as a whole', async () => {
  const store = diskStore(folder);
  const { hash, bytes } = await store.putParts(inParts('one ', '', 'two'));
  expect([bytes, await read(await store.readParts(hash))]).toEqual([7, 'one two']);
  expect(await store.put(bytesOf('one two'))).toBe(hash);
  expect(await store.read(hash)).toEqual(bytesOf('one two'));
  expect(await filesIn()).toHaveLength(1);
});

test('the same parts twice at once are one file, and no parts are an empty one', async () => {
  const store = diskStore(folder);
  const [one, other] = await Promise.all([store.putParts(inParts('twice')), store.putParts(inParts('twi', 'ce'))]);
  expect(one).toEqual(other);
  const none = await store.putParts(inParts());
  expect([none.bytes, await read(await store.readParts(none.hash))]).toEqual([0, '']);
  expect(await filesIn()).toHaveLength(2);
});

test('parts that fail on the way leave nothing behind', async () => {
  const failing = async function* () {
    yield bytesOf('half');
    throw new Error('The database is gone');
  };
  await expect(diskStore(folder).putParts(failing())).rejects.toThrow('The database is gone');
  expect(await filesIn()).toEqual([]);
});

test('a file that is still written stays; one that a dead server left half goes', async () => {
  const store = diskStore(folder);
  const slow = async function* () {
    yield bytesOf('begun');
    await store.removeUnused(hourAgo, nothingUsed);
    yield bytesOf(' and finished');
  };
  const { hash } = await store.putParts(slow());
  expect(await read(await store.readParts(hash))).toBe('begun and finished');
  const half = join(folder, '00', 'half');
  await mkdir(join(folder, '00'), { recursive: true });
  await writeFile(half, 'half');
  await utimes(half, yesterday, yesterday);
  await store.removeUnused(hourAgo, async () => new Set([hash]));
  expect((await filesIn()).map(({ name }) => name)).toEqual([hash]);
});

test('what is not there has no parts, and whoever stops reading gets no more of them', async () => {
  const store = diskStore(folder);
  expect(await store.readParts('0'.repeat(64))).toBeNull();
  const { hash, bytes } = await store.putParts(inParts('x'.repeat(300_000)));
  let taken = 0;
  for await (const part of (await store.readParts(hash)) ?? []) {
    taken += part.byteLength;
    break;
  }
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(bytes);
});

test('an empty store has nothing to remove', async () => {
  await expect(diskStore(join(folder, 'none')).removeUnused(hourAgo, nothingUsed)).resolves.toBeUndefined();
});
