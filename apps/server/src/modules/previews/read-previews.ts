import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileStore } from '../../adapters/file-store.ts';
import type { WebReader } from '../../adapters/web/web-reader.ts';
import type { Db } from '../../db/connect.ts';
import { narrowed } from '../files/index.ts';
import { claimPreview, type DuePreview, missPreview, savePreview } from './due-previews.writes.ts';
import { pageFacts } from './page-facts.ts';

export interface PreviewDeps {
  db: Db;
  files: FileStore;
  clock: { now(): Date };
  live: { wake(): void };
  web: WebReader;
}

/** At the same time, so that a slow site holds up no other. */
const readers = 3;
const pageWish = { types: ['text/html', 'application/xhtml+xml'], mostBytes: 512_000 };
const pictureWish = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  mostBytes: 1_000_000,
};
/** Of a page, and of its picture. */
const patienceMs = 5_000;
const pictureWidth = 640;
const drawable = new Set(['jpg', 'png', 'webp', 'gif', 'avif']);

/** Reads all pages that are due, apart from every request; leaves what is being read when it is stopped. */
export async function readDuePreviews(deps: PreviewDeps, signal: AbortSignal): Promise<void> {
  const readOn = async () => {
    for (let due = await claim(deps, signal); due !== null; due = await claim(deps, signal))
      await readOne(deps, due, signal);
  };
  await Promise.all(Array.from({ length: readers }, readOn));
}

async function claim({ db, clock }: PreviewDeps, signal: AbortSignal): Promise<DuePreview | null> {
  return signal.aborted ? null : claimPreview(db, clock.now());
}

async function readOne(deps: PreviewDeps, due: DuePreview, stopped: AbortSignal): Promise<void> {
  const { db, web, clock, live } = deps;
  const page = await web.read(new URL(due.url), { ...pageWish, signal: inTime(stopped) });
  const facts = page && pageFacts(page);
  // Not the site's fault: another server reads it.
  if (stopped.aborted) return;
  if (facts === null) {
    await missPreview(db, due, clock.now());
    return;
  }
  const { picture: address, ...words } = facts;
  const picture = address && (await storedPicture(deps, address, stopped));
  await savePreview(db, due, { ...words, picture }, clock.now());
  live.wake();
}

/** Drawn anew like every picture of the house, so that nobody who reads asks its site for it. */
async function storedPicture({ web, files }: PreviewDeps, address: URL, stopped: AbortSignal) {
  const read = await web.read(address, { ...pictureWish, signal: inTime(stopped) });
  if (read === null || read.isCut) return null;
  const kind = await fileTypeFromBuffer(read.bytes).catch(() => undefined);
  const drawn = drawable.has(kind?.ext ?? '') ? await narrowed(read.bytes, pictureWidth) : null;
  return drawn && { id: randomUUID(), hash: await files.put(drawn), bytes: drawn.byteLength };
}

function inTime(stopped: AbortSignal): AbortSignal {
  return AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)]);
}
