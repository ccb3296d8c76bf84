/** How many pixels a PNG or a JPEG has by its head, without drawing it: what comes before may be long, and is passed over. Null where nothing says it. */
export async function pixelsIn(file: Blob): Promise<number | null> {
  const head = await partOf(file, 0, 24);
  if (head.byteLength < 24) return null;
  if (head.getUint32(0) === pngBegins) return head.getUint32(16) * head.getUint32(20);
  if (head.getUint16(0) !== jpegBegins) return null;
  for (let at = 2; at < file.size;) {
    const segment = await partOf(file, at, 9);
    if (segment.byteLength < 9) return null;
    const marker = segment.getUint16(0);
    if (isFrame(marker)) return segment.getUint16(5) * segment.getUint16(7);
    const length = segment.getUint16(2);
    if (marker < 0xff_c0 || marker === scanBegins || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

const pngBegins = 0x89_50_4e_47;
const jpegBegins = 0xff_d8;
const scanBegins = 0xff_da;
/** Tables that stand among the markers of frames. */
const tables = [0xff_c4, 0xff_c8, 0xff_cc];

function isFrame(marker: number): boolean {
  return marker >= 0xff_c0 && marker <= 0xff_cf && !tables.includes(marker);
}

async function partOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}
