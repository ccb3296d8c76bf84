import { namePart } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { type ByteStream, streamOf } from '../../http/byte-stream.ts';
import type { Call } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { disposition, type ZipEntry, zipOf } from '../files/index.ts';
import { contentItem, type ContentKind } from './content.queries.ts';
import { attachedFiles } from './library.queries.ts';
import { packedNames } from './packed-names.ts';
import { readingOf } from './reading.ts';

type Attached = Awaited<ReturnType<typeof attachedFiles>>[number];

/** What is attached to an item as one ZIP, a file of it in memory at a time. */
export async function packedFiles(kind: ContentKind, id: string, call: Call): Promise<ByteStream> {
  const reading = readingOf(call);
  const item = found(await contentItem(call.db, kind, id, reading));
  const files = await attachedFiles(call.db, kind, id, reading);
  call.headers.set('Content-Disposition', disposition('attachment', `${namePart(item.name) || 'files'}.zip`));
  return { type: 'application/zip', bytes: streamOf(zipOf(entriesOf(files, call.deps))) };
}

/** Ends with an error where a file cannot be read, so that nobody takes half a ZIP for the whole. */
async function* entriesOf(files: readonly Attached[], { files: store, log }: Deps): AsyncGenerator<ZipEntry> {
  const names = packedNames(files.map(({ name }) => name));
  for (const [at, { type, hash }] of files.entries()) {
    const bytes = await store.read(hash);
    if (bytes === null) {
      const error = new Error('An attachment cannot be read');
      log.error(described(error), 'content: a ZIP was cut off');
      throw error;
    }
    yield { path: names[at] ?? hash, bytes, isText: type.startsWith('text/') };
  }
}
