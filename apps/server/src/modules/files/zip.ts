const mostEntries = 5000;
const mostBytes = 100 * 1_048_576;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** Whether an office file unpacks to a modest size, by its own table of contents. Nothing is unpacked to find out. */
export function isModestArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return false;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return false;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return false;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total <= mostBytes;
}

/** The table's end stands within the last 64 kB, before an optional remark. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}
