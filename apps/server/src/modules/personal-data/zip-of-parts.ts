import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file whose bytes are made while it is packed. */
export interface PartEntry {
  path: string;
  /** It gets smaller when it is packed. */
  isText: boolean;
  parts: AsyncIterable<Uint8Array>;
}

/** A ZIP that is written while the parts of its files come in, one of them in memory at a time. */
export async function* zipOfParts(entries: AsyncIterable<PartEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    written.push(bytes);
  });
  for await (const { path, isText, parts } of entries) {
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
