import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** It gets smaller when it is packed; pictures and PDFs do not. */
  isText: boolean;
}

/** One day for every file, by parts of the local time as ZIP keeps them, so that the same files give the same bytes wherever they are packed. */
const packedAt = new Date(1980, 0, 1);

/** A ZIP that is written while its files come in, one of them in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    written.push(bytes);
  });
  const taken = () => written.splice(0).map((bytes) => new Uint8Array(bytes));
  for await (const { path, bytes, isText } of entries) {
    const file = new ZipDeflate(path, { level: isText ? 6 : 0 });
    file.mtime = packedAt;
    zip.add(file);
    file.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
