import type { DoorScan, ScanOutcome, ScanResult } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { readTicketCode, scanRefusal, settleScans, timeOfScan } from '@portal/rules';
import type { DeskFacts } from '../../desk/mock/access.ts';
import type { MockTicket } from '../../events/state.ts';
import { mockTicketCode } from '../../tickets/mock/mock-code.ts';
import { keepAttendedEvent } from '../../cpd/mock/attended-events.ts';
import { attendeeReply } from './attendee-reply.ts';

interface Found {
  ticket: MockTicket | null;
  /** The code was this ticket's before somebody else was to come. */
  isReplaced: boolean;
}

/** Hears each scan, then settles the ticket by all that were heard of it. */
export function checkIn(scans: readonly DoorScan[], sentAt: Date, call: MockCall<DeskFacts>): ScanResult[] {
  const { facts, state, now } = call;
  const before = state.tickets.values().filter(({ eventId }) => eventId === facts.event.id);
  const heard = scans.map((scan) => {
    const found = ticketOf(scan, state);
    const at = timeOfScan(new Date(scan.at), sentAt, now);
    const by = viewerOf(call).id;
    const refusal: ScanOutcome | null = found.isReplaced
      ? 'replaced'
      : scanRefusal(scanned(found.ticket), facts.event, { at, by });
    if (refusal === null && found.ticket !== null)
      state.scans.set(found.ticket.id, [...scansOf(found.ticket, state), { id: scan.id, at, action: scan.action }]);
    return { scan, ticketId: found.ticket?.id ?? null, refusal };
  });
  const results = heard.map(({ scan, ticketId, refusal }) => resultOf(scan.id, ticketId, refusal, call));
  for (const { id, personId } of before.filter(({ id, attendedAt }) => hasChanged(id, attendedAt, state)))
    if (state.tickets.get(id)?.nomineeName === null) keepAttendedEvent({ event: facts.event, personId, now }, state);
  return results;
}

function scanned(ticket: MockTicket | null) {
  return ticket && { ...ticket, personId: ticket.nomineeName === null ? ticket.personId : null };
}

function hasChanged(ticketId: string, before: Date | null, { tickets }: MockState): boolean {
  return tickets.get(ticketId)?.attendedAt?.getTime() !== before?.getTime();
}

function resultOf(
  id: string,
  ticketId: string | null,
  refusal: ScanOutcome | null,
  { facts, state }: MockCall<DeskFacts>,
): ScanResult {
  const ticket = ticketId === null ? undefined : state.tickets.get(ticketId);
  if (ticket === undefined || refusal === 'wrongEvent')
    return { id, outcome: refusal ?? 'unknown', ticketId: null, name: null, ticketType: null, attendedAt: null };
  const { attendedAt, outcomes } = settleScans(scansOf(ticket, state));
  const { name, ticketType } = attendeeReply(ticket, facts.event, state);
  if (refusal === null) state.tickets.change(ticket.id, { attendedAt });
  return {
    id,
    outcome: refusal ?? outcomes.get(id) ?? 'unknown',
    ticketId: ticket.id,
    name,
    ticketType,
    attendedAt: attendedAt?.toISOString() ?? null,
  };
}

/** The demo world tells who came, and not of their scan. */
function scansOf(ticket: MockTicket, { scans }: MockState) {
  const first = ticket.attendedAt === null ? [] : [{ id: '', at: ticket.attendedAt, action: 'in' as const }];
  return scans.get(ticket.id) ?? first;
}

function ticketOf(scan: DoorScan, { tickets }: MockState): Found {
  if ('ticketId' in scan) return { ticket: tickets.get(scan.ticketId) ?? null, isReplaced: false };
  const code = readTicketCode(scan.code);
  const ticket = tickets.values().find(({ number }) => number === code?.number) ?? null;
  if (code === null || ticket === null) return { ticket: null, isReplaced: false };
  const versions = Array.from({ length: ticket.codeVersion }, (_, index) => index + 1);
  const version = versions.find(
    (codeVersion) => readTicketCode(mockTicketCode({ ...ticket, codeVersion }))?.signature === code.signature,
  );
  return {
    ticket: version === undefined ? null : ticket,
    isReplaced: version !== undefined && version < ticket.codeVersion,
  };
}
