import type { CallReply, calls, DoorScan, DoorTicket, ScanOutcome, ScanResult } from '@portal/api';
import { hashOfTicketCode, readTicketCode, settleScans } from '@portal/rules';

export type CheckInList = CallReply<typeof calls.attendance.doorList>;

/** A scan that the server has not heard of yet. */
export interface WaitingScan {
  scan: DoorScan;
  /** Null: the code is of no ticket in the list of this device. */
  ticketId: string | null;
  /** What was said at the door. */
  told: ScanOutcome;
}

/** Something else was said at the door than the server knows, because another door was faster or the list was old. */
export interface Difference {
  id: string;
  name: string | null;
  told: ScanOutcome;
  outcome: ScanOutcome;
  attendedAt: string | null;
}

/** What the server has said of scans, and when by its clock. */
export interface SyncedResults {
  results: readonly ScanResult[];
  readAt: string;
}

interface SyncedTicket {
  attendedAt: string | null;
  readAt: string;
}

/** What a device at the door knows by itself. */
export interface CheckInBook {
  list: CheckInList;
  /** What was heard of tickets since the list was read; a book that was kept before there was this has none. */
  heard?: Readonly<Record<string, SyncedTicket>>;
  waiting: readonly WaitingScan[];
  differences: readonly Difference[];
}

const differencesAtMost = 50;

/** A list may have been read before what was heard of a ticket, and arrive after it: it takes nothing back. */
export function openBook(list: CheckInList, before: CheckInBook | null): CheckInBook {
  const heard = Object.fromEntries(
    Object.entries(before?.heard ?? {}).filter(([, { readAt }]) => readAt >= list.readAt),
  );
  return {
    list: {
      ...list,
      tickets: list.tickets.map((ticket) => ({
        ...ticket,
        attendedAt: (heard[ticket.ticketId] ?? ticket).attendedAt,
      })),
    },
    heard,
    waiting: before?.waiting ?? [],
    differences: before?.differences ?? [],
  };
}

export async function ticketOfCode({ tickets }: CheckInList, text: string): Promise<DoorTicket | null> {
  const code = readTicketCode(text);
  const ticket = tickets.find(({ ticketNumber }) => ticketNumber === code?.number);
  if (code === null || ticket === undefined) return null;
  const hash = await hashOfTicketCode(`${code.number}.${code.signature}`);
  return hash === ticket.codeHash ? ticket : null;
}

/** When somebody came in, by the list and by what this device has not sent yet. */
export function attendedAtOf(book: CheckInBook, ticketId: string): string | null {
  return settled(book, ticketId).attendedAt?.toISOString() ?? null;
}

/** Keeps a scan until it is sent, with what is said of it at the door. */
export function recordScan(book: CheckInBook, scan: DoorScan, ticketId: string | null): CheckInBook {
  const recorded: WaitingScan = { scan, ticketId, told: 'unknown' };
  if (ticketId === null) return { ...book, waiting: [...book.waiting, recorded] };
  const told = settled({ ...book, waiting: [...book.waiting, recorded] }, ticketId).outcomes.get(scan.id) ?? 'unknown';
  return { ...book, waiting: [...book.waiting, { ...recorded, told }] };
}

/** What the server has said takes the place of what waited. */
export function applyResults(book: CheckInBook, { results, readAt }: SyncedResults): CheckInBook {
  const byId = new Map(results.map((result) => [result.id, result]));
  const byTicket = new Map(results.flatMap((one) => (one.ticketId === null ? [] : [[one.ticketId, one] as const])));
  const differences = book.waiting.flatMap(({ scan, ticketId, told }): Difference[] => {
    const result = byId.get(scan.id);
    if (result === undefined || result.outcome === told) return [];
    const { id, outcome, attendedAt } = result;
    const name = result.name ?? book.list.tickets.find((one) => one.ticketId === ticketId)?.name ?? null;
    return [{ id, name, told, outcome, attendedAt }];
  });
  return {
    list: {
      ...book.list,
      tickets: book.list.tickets.map((ticket) => {
        const result = byTicket.get(ticket.ticketId);
        return result === undefined ? ticket : { ...ticket, attendedAt: result.attendedAt };
      }),
    },
    heard: { ...book.heard, ...syncedOf(byTicket.values(), readAt) },
    waiting: book.waiting.filter(({ scan }) => !byId.has(scan.id)),
    differences: [...book.differences, ...differences].slice(-differencesAtMost),
  };
}

function syncedOf(results: Iterable<ScanResult>, readAt: string): Record<string, SyncedTicket> {
  return Object.fromEntries(
    Array.from(results, ({ ticketId, attendedAt }) => [ticketId ?? '', { attendedAt, readAt }] as const),
  );
}

export function countsOf(book: CheckInBook): { registered: number; attended: number } {
  const { tickets } = book.list;
  const touched = new Set(book.waiting.map(({ ticketId }) => ticketId));
  const attended = tickets.filter((ticket) =>
    touched.has(ticket.ticketId) ? attendedAtOf(book, ticket.ticketId) !== null : ticket.attendedAt !== null,
  );
  return { registered: tickets.length, attended: attended.length };
}

function settled({ list, waiting }: CheckInBook, ticketId: string) {
  const known = list.tickets.find((ticket) => ticket.ticketId === ticketId)?.attendedAt ?? null;
  const first = known === null ? [] : [{ id: '', at: new Date(known), action: 'in' as const }];
  const own = waiting
    .filter((one) => one.ticketId === ticketId)
    .map(({ scan: { id, at, action } }) => ({ id, at: new Date(at), action }));
  return settleScans([...first, ...own]);
}
