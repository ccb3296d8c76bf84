import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const unpack = promisify(inflateRaw);

const mostEntries = 5000;
const mostBytes = 100 * 1_048_576;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const fileHeader = 0x04034b50;
const [stored, deflated] = [0, 8];

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  offset: number;
  /** Where the next one stands in the table of contents. */
  next: number;
}

/**
 * Whether an office file unpacks to a modest size and brings nothing that runs or is fetched when it is opened. Its table of contents says
 * where its parts are; how large they are is counted while they are unpacked, since the table may say anything.
 */
export async function isHarmlessArchive(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return false;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return false;
  let at = view.getUint32(end + 16, true);
  let left = mostBytes;
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(view, at);
    const content = entry && (await contentOf(view, entry, left));
    if (!entry || !content || isActive(entry.name, content)) return false;
    left -= content.byteLength;
    at = entry.next;
  }
  return true;
}

function entryAt(view: DataView, at: number): Entry | null {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return null;
  const nameBytes = view.getUint16(at + 28, true);
  const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) return null;
  return {
    name: Buffer.from(view.buffer, view.byteOffset + at + 46, nameBytes).toString('utf8'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
    next,
  };
}

/** Null where it cannot be unpacked, or is larger than what is left. */
async function contentOf(view: DataView, entry: Entry, left: number): Promise<Uint8Array | null> {
  const { offset, packedBytes, method, isEncrypted } = entry;
  if (isEncrypted || offset + 30 > view.byteLength || view.getUint32(offset, true) !== fileHeader) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedBytes > view.byteLength) return null;
  const packed = new Uint8Array(view.buffer, view.byteOffset + start, packedBytes);
  if (method === stored) return packed.byteLength <= left ? packed : null;
  if (method !== deflated || left === 0) return null;
  return unpack(packed, { maxOutputLength: left }).catch(() => null);
}

/** Macros, and whatever a program would fetch from elsewhere by itself: templates, pictures, objects. Links wait to be clicked. */
function isActive(name: string, content: Uint8Array): boolean {
  if (/(?:^|[/\\])vbaProject\.bin$/i.test(name)) return true;
  if (!/\.rels$/i.test(name)) return false;
  const text = textOf(content);
  if (text === null) return true;
  return [...text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/gi)].some(
    ([relation]) =>
      /TargetMode\s*=\s*["'](?!Internal["'])/i.test(relation) &&
      !/\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation),
  );
}

/** Null where its letters are written in a way that hides them. */
function textOf(content: Uint8Array): string | null {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  const text = new TextDecoder().decode(content);
  return text.includes('\0') ? null : text;
}

/** The table's end stands within the last 64 kB, before an optional remark. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}
