import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { streamOf } from '../../http/byte-stream.ts';
import { type ZipEntry, zipOf } from './zip-stream.ts';

const part = new Uint8Array(1_048_576);
const empty = new Uint8Array();

/** Files of a megabyte each, and how many of them have been asked for. */
function entriesOf(count: number) {
  const read = { files: 0 };
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < count; at += 1) {
      read.files += 1;
      yield { path: `evidence/${at}.png`, bytes: part, isText: false };
    }
  }
  return { read, entries: entries() };
}

test('a pack of more than 150 MB is never in memory: files are read as the pack is taken', async () => {
  const { read, entries } = entriesOf(160);
  const reader = streamOf(zipOf(entries)).getReader();
  let [taken, mostAhead] = [0, 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    taken += next.value.byteLength;
    mostAhead = Math.max(mostAhead, read.files - taken / part.byteLength);
  }
  expect(taken).toBeGreaterThan(160 * part.byteLength);
  expect(mostAhead).toBeLessThan(3);
});

test('of a pack that nobody takes nothing more is read', async () => {
  const { read, entries } = entriesOf(160);
  const reader = streamOf(zipOf(entries)).getReader();
  await reader.read();
  await reader.cancel();
  expect(read.files).toBeLessThan(4);
});

test('files of any length come out of it as they went in, those of text packed', async () => {
  const noise = Uint8Array.from({ length: 2 * part.byteLength + 1 }, (_, at) => (at * 7919) % 251);
  const text = 'A line of a table\n'.repeat(200_000);
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'noise.png', bytes: noise, isText: false };
    yield { path: 'whole.png', bytes: part, isText: false };
    yield { path: 'empty.png', bytes: empty, isText: false };
    yield { path: 'records.csv', bytes: new TextEncoder().encode(text), isText: true };
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of zipOf(entries())) parts.push(bytes);
  const zip = new Uint8Array(await new Blob(parts).arrayBuffer());
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['noise.png', 'whole.png', 'empty.png', 'records.csv']);
  const isSame = (path: string, bytes: Uint8Array) => Buffer.from(files[path] ?? [1]).equals(bytes);
  expect([isSame('noise.png', noise), isSame('whole.png', part), isSame('empty.png', empty)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(strFromU8(files['records.csv'] ?? new Uint8Array())).toBe(text);
  expect(zip.byteLength).toBeLessThan(noise.byteLength + part.byteLength + text.length / 10);
});
