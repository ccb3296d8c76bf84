/** Letters and digits that a QR code packs tightest. */
const shape = /^([0-9A-Z-]{1,64})\.([0-9A-Z]{26})$/;

export interface TicketCode {
  number: string;
  signature: string;
}

/** The code of a ticket as its QR code says it: the number, and what proves it. */
export function packTicketCode({ number, signature }: TicketCode): string {
  return `${number}.${signature}`;
}

/** Null: it was read from something else. */
export function readTicketCode(text: string): TicketCode | null {
  const [, number, signature] = shape.exec(text.trim().toUpperCase()) ?? [];
  return number === undefined || signature === undefined ? null : { number, signature };
}

/** What a device keeps of a code. */
export async function hashOfTicketCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
