/** How the characters of a file may be written. */
export const encodings = ['utf-8', 'utf-16le', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** How a file is written: a mark at its beginning says so, else what is no UTF-8 comes from an old spreadsheet. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

export function textOf(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
