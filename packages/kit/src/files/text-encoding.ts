/** How the characters of a file may be written. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

const bytesToJudge = 2000;

/** How a file is written: a mark at its beginning says so, or every other byte being none; else what is no UTF-8 comes from an old spreadsheet. */
export function textEncodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes.subarray(0, bytesToJudge));
  if (unmarked !== null) return unmarked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Of letters, digits and separators one byte of the two is 0: the second, or the first. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < Math.max(1, bytes.length)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A file as its text. */
export function decodedText(bytes: Uint8Array, encoding: TextEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
