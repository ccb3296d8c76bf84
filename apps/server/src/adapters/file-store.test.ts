import { utimesSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
  const kept = await Promise.all([used, unused, again, late].map(async (hash) => (await store.read(hash)) !== null));
  expect(kept).toEqual([true, false, true, true]);
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
    const [, , kept] = await Promise.all([
      store.removeUnused(hourAgo, nothingUsed),
      store.removeUnused(hourAgo, nothingUsed),
      afterTurns(round).then(() => store.put(bytesOf('twice'))),
    ]);
    await store.removeUnused(hourAgo, nothingUsed);
    expect(await store.read(kept), `round ${round}`).toEqual(bytesOf('twice'));
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
  await store.removeUnused(hourAgo, async (asked) => {
    expect(asked.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    return new Set([used]);
  });
  expect(await store.readDerived(used, '96w')).toEqual(bytesOf('small again'));
  expect([await store.read(unused), await store.readDerived(unused, '96w')]).toEqual([null, null]);
});

test('an empty store has nothing to remove', async () => {
  await expect(diskStore(join(folder, 'none')).removeUnused(hourAgo, nothingUsed)).resolves.toBeUndefined();
});
