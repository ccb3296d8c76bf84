import { calls, type DoorScan, type ScanOutcome, useEndpoint } from '@portal/api';
import { readTicketCode } from '@portal/rules';
import { ready, usePortal, useStoredDraft, type View } from '@portal/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { storedBook, keyOfBook } from './stored-book.ts';
import {
  attendedAtOf,
  type CheckInBook,
  applyResults,
  type SyncedResults,
  recordScan,
  openBook,
  ticketOfCode,
} from './check-in-book.ts';
import { useSending } from './use-sending.ts';

/** What was scanned or pressed last, and what became of it. */
export interface LastScan {
  id: string;
  outcome: ScanOutcome;
  ticketId: string | null;
  name: string | null;
  ticketType: string | null;
  attendedAt: string | null;
}

const nobody = { outcome: 'unknown', ticketId: null, name: null, ticketType: null, attendedAt: null } as const;

/** The door of an event on this device: it goes on without a network, and sends what was done as soon as there is one. */
export function useCheckIn(eventId: string) {
  const { clock, drafts } = usePortal();
  const { view, refetch } = useEndpoint(calls.attendance.doorList, { params: { id: eventId } });
  // oxlint-disable-next-line portal/draft-entry -- Who came, still to be sent: signing out asks first.
  const { restored, write, mark } = useStoredDraft(keyOfBook(eventId));
  const [own, setOwn] = useState<CheckInBook | null>(() => storedBook(restored, eventId));
  const [last, setLast] = useState<LastScan | null>(null);
  const read = view.state === 'ready' ? view.data : null;
  // A list that was read later takes the place of that of the book, and what waits to be sent stays.
  const book = useMemo(
    () => (read !== null && (own === null || read.readAt > own.list.readAt) ? openBook(read, own) : own),
    [own, read],
  );
  const current = useRef(book);
  useEffect(() => {
    current.current = book;
    if (book === null) return;
    write(book);
    // Somebody is in: that stands on the device before the next comes, whatever becomes of the page.
    drafts.flush();
  }, [book, drafts, write]);
  const isUnsent = (book?.waiting.length ?? 0) > 0;
  useEffect(() => mark(isUnsent), [isUnsent, mark]);
  function store(next: CheckInBook): void {
    current.current = next;
    setOwn(next);
  }

  const sending = useSending({ eventId, book: current, count: book?.waiting.length ?? 0, onSynced });
  function onSynced(heard: SyncedResults): void {
    const { results } = heard;
    if (current.current !== null) store(applyResults(current.current, heard));
    // There is a network after all.
    if (view.state === 'failed') refetch();
    setLast((shown) => results.find(({ id }) => id === shown?.id) ?? shown);
  }

  function recorded(scan: DoorScan, ticketId: string | null): LastScan | null {
    const before = current.current;
    if (before === null) return null;
    const next = recordScan(before, scan, ticketId);
    store(next);
    const ticket = next.list.tickets.find((one) => one.ticketId === ticketId);
    const shown: LastScan = {
      id: scan.id,
      outcome: next.waiting.at(-1)?.told ?? 'unknown',
      ticketId,
      name: ticket?.name ?? null,
      ticketType: ticket?.ticketType ?? null,
      attendedAt: ticketId === null ? null : attendedAtOf(next, ticketId),
    };
    setLast(shown);
    return shown;
  }
  /** Shown at the door, and kept nowhere. */
  function refused(): LastScan {
    const shown = { ...nobody, id: crypto.randomUUID() };
    setLast(shown);
    return shown;
  }
  const stamp = () => ({ id: crypto.randomUUID(), at: clock.now().toISOString() });

  return {
    view: (book === null ? view : ready(book)) as View<CheckInBook>, // Without a book, the list is not ready either.
    isOffline: (view.state === 'failed' && view.problem.code === 'offline') || sending.problem?.code === 'offline',
    last,
    problem: sending.problem,
    send: sending.send,
    async readCode(text: string) {
      const list = current.current?.list;
      if (list === undefined) return null;
      const code = text.trim();
      if (code === '') return null;
      // No ticket is named by it, whatever list one looks into: there is nothing to send.
      if (readTicketCode(code) === null) return refused();
      const ticket = await ticketOfCode(list, code);
      return recorded({ ...stamp(), action: 'in', how: 'camera', code }, ticket?.ticketId ?? null);
    },
    press: (ticketId: string, action: 'in' | 'undo') =>
      recorded({ ...stamp(), action, how: 'name', ticketId }, ticketId),
  };
}
