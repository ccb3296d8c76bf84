import { createHash } from 'node:crypto';
import { packLayout, type PackedPlaces, packPaths, packTable } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import { described } from '../../log.ts';
import { type Issued, verifyUrlOf } from '../certificates/index.ts';
import { checksumsOf, manifestOf, type PackedFile } from './manifest.ts';
import type { PackState } from './pack-state.ts';
import { type ZipEntry, zipOf } from '../files/index.ts';

type Making = Pick<Deps, 'documents' | 'files' | 'profile' | 'portalUrl' | 'log'>;

/** Writes a pack while it is sent. Ends with an error where a file cannot be read, so that nobody takes half a pack for the whole. */
export function packStream(state: PackState, deps: Making): ByteStream {
  return { type: 'application/zip', bytes: streamOf(zipOf(logged(entriesOf(state, deps), deps))) };
}

async function* logged(entries: AsyncGenerator<ZipEntry>, { log }: Making): AsyncGenerator<ZipEntry> {
  try {
    yield* entries;
  } catch (error) {
    log.error(described(error), 'packs: a pack was cut off');
    throw error;
  }
}

/** Every file in its place, and last what checks them all. */
async function* entriesOf(state: PackState, deps: Making): AsyncGenerator<ZipEntry> {
  const places = packLayout(state.contents.records, new Set(state.certificates.keys()));
  const packed: PackedFile[] = [];
  for await (const entry of contentsOf(state, places, deps)) {
    packed.push(sumOf(entry));
    yield entry;
  }
  const { profile } = deps;
  const around = { organisation: profile.fullName, timeZone: profile.timeZone };
  const manifest = textEntry(packPaths.manifest, manifestOf(state, places, packed, around));
  yield manifest;
  yield textEntry(packPaths.checksums, checksumsOf([...packed, sumOf(manifest)]));
}

async function* contentsOf(
  state: PackState,
  places: readonly PackedPlaces[],
  { documents, files, portalUrl }: Making,
): AsyncGenerator<ZipEntry> {
  const { summary, contents, certificates } = state;
  if (summary !== null) yield fileEntry(packPaths.summary, await documents.summary(summary));
  yield textEntry(packPaths.records, packTable(contents.records, places, contents.unit));
  for (const { path, hash } of evidenceToPack(state, places)) {
    const bytes = await files.read(hash);
    if (bytes === null || hashOf(bytes) !== hash) throw new Error('A file of evidence cannot be read as it was stored');
    yield fileEntry(path, bytes);
  }
  for (const [at, record] of contents.records.entries()) {
    const path = places[at]?.certificate;
    const issued = certificates.get(record.cpdId);
    if (issued === undefined || path == null) continue;
    yield fileEntry(path, await documents.certificate(certificateOf(record, issued, { state, portalUrl })));
  }
}

function evidenceToPack({ files }: PackState, places: readonly PackedPlaces[]) {
  return places.flatMap(({ evidence }) =>
    evidence.flatMap(({ id, path }) => {
      const file = files.get(id);
      return file === undefined || file.isRemoved ? [] : [{ path, hash: file.hash }];
    }),
  );
}

function certificateOf(
  record: PackState['contents']['records'][number],
  issued: Issued,
  { state: { holder, rulePack, confirmed }, portalUrl }: { state: PackState; portalUrl: string },
) {
  const { title, minutes, categoryName, presenter, domain, completedDate } = record;
  return {
    ...{ holder, title, minutes, presenter, domain, pack: rulePack, ...issued },
    category: categoryName,
    completedAt: new Date(completedDate),
    isConfirmed: confirmed.has(record.cpdId),
    verifyUrl: verifyUrlOf({ portalUrl }, issued.number),
  };
}

const encoder = new TextEncoder();

function textEntry(path: string, text: string): ZipEntry {
  return { path, bytes: encoder.encode(text), isText: true };
}

function fileEntry(path: string, bytes: Uint8Array): ZipEntry {
  return { path, bytes: new Uint8Array(bytes), isText: false };
}

function sumOf({ path, bytes }: ZipEntry): PackedFile {
  return { path, bytes: bytes.byteLength, sha256: hashOf(bytes) };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
