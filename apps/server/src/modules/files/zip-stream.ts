import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** It gets smaller when it is packed; pictures and PDFs do not. */
  isText: boolean;
}

/** One day for every file, by parts of the local time as ZIP keeps them, so that the same files give the same bytes wherever they are packed. */
const packedAt = new Date(1980, 0, 1);

/** Others are answered between two parts of a file. */
const partBytes = 1_048_576;

/** A ZIP that is written while its files come in, one of them in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    written.push(bytes);
  });
  const taken = () => written.splice(0).map((bytes) => new Uint8Array(bytes));
  for await (const { path, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = packedAt;
    zip.add(file);
    for (let at = 0; at === 0 || at < bytes.byteLength; at += partBytes) {
      file.push(bytes.subarray(at, at + partBytes), at + partBytes >= bytes.byteLength);
      yield* taken();
    }
  }
  zip.end();
  yield* taken();
}
