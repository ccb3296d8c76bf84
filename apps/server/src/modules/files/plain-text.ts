const decoder = new TextDecoder('utf-8', { fatal: true });
const whitespace = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** Readable text: UTF-8 without control characters, and no page that poses as text. */
export function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.some((byte) => (byte < 0x20 && !whitespace.has(byte)) || byte === 0x7f)) return false;
  try {
    return !/^\s*<(?:!doctype|html|head|body|script|svg|\?xml)/i.test(decoder.decode(bytes));
  } catch {
    return false;
  }
}
