import { createHmac, timingSafeEqual } from 'node:crypto';
import { packTicketCode, readTicketCode } from '@portal/rules';

/** What a code is made for. */
export interface CodedTicket {
  id: string;
  number: string;
  /** Another one with each person who comes instead, so that the codes before it let nobody in. */
  codeVersion: number;
}

export interface TicketCodes {
  codeOf(ticket: CodedTicket): string;
  /** Which version of a ticket's code it is; null: none. */
  versionOf(code: string, ticket: CodedTicket): number | null;
}

/** How many codes before the present one are told from forged ones. */
const remembered = 20;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Signed by the server, so that nobody makes a ticket from a number that they have read. */
export function createTicketCodes(secret: string): TicketCodes {
  const sign = ({ id, codeVersion }: CodedTicket) =>
    base32(createHmac('sha256', secret).update(`ticket\n${id}\n${codeVersion}`).digest());
  return {
    codeOf: (ticket) => packTicketCode({ number: ticket.number, signature: sign(ticket) }),
    versionOf(code, ticket) {
      const given = readTicketCode(code);
      if (given?.number !== ticket.number) return null;
      for (let version = ticket.codeVersion; version > Math.max(0, ticket.codeVersion - remembered); version -= 1) {
        const wanted = Buffer.from(sign({ ...ticket, codeVersion: version }));
        if (timingSafeEqual(Buffer.from(given.signature), wanted)) return version;
      }
      return null;
    },
  };
}

/** The first 130 bits, in letters that a QR code packs tightest. */
function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: 26 }, (_, index) => letters[parseInt(bits.slice(index * 5, index * 5 + 5), 2)]).join('');
}
