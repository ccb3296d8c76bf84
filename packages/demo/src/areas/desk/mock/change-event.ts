import type { EventChange, EventFields } from '@portal/api/contract';
import { refuse } from '../../../mock/mock-problem.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  changesBetween,
  type DeskAction,
  deskActionRefusal,
  fieldsRefusal,
  repeatedOn,
  repeatRefusal,
} from '@portal/rules';
import type { MockEvent } from '../../events/state.ts';
import { correctAttendedEvent } from '../../cpd/mock/attended-events.ts';
import { approveAsCancelled, owed } from '../../refunds/mock/refund-facts.ts';
import type { DeskFacts } from './access.ts';
import { offerFreeSeats } from '../../waiting-lists/mock/waiting-entries.ts';
import { asStored, checkNamed, fieldsOf, filledBy, knownTypes } from './event-fields.ts';

type DeskCall = MockCall<DeskFacts>;

export function makeDraft(given: EventFields, kind: 'created' | 'copied', call: MockCall): { id: string } {
  const { state } = call;
  refuse(fieldsRefusal(given, []));
  checkNamed(state, given);
  const id = state.nextId('event');
  const empty = { image: null, attachments: [], ...nothingMore };
  const event: MockEvent = { id, status: 'draft', revision: 0, ...empty, ...filledBy(asStored(given), state) };
  state.events.set(id, event);
  record(id, { kind, changes: [] }, call);
  return { id };
}

export function repeatEvent(days: readonly string[], call: DeskCall): { ids: string[] } {
  const fields = fieldsOf(call.facts.event);
  refuse(repeatRefusal(fields, days));
  return { ids: days.map((day) => makeDraft(repeatedOn(fields, day), 'copied', call).id) };
}

/** Of what is not changed at the desk. */
const nothingMore = {
  day: 0,
  startTime: '',
  minutes: 0,
  opensDaysBefore: null,
  closesDaysBefore: null,
};

export function editEvent(given: EventFields, read: number, call: DeskCall): { revision: number } {
  const { state, facts } = call;
  const revision = begin('edit', read, call);
  refuse(fieldsRefusal(given, knownTypes(facts.event, state)));
  checkNamed(state, given);
  const stored = asStored(given);
  const changes = changesBetween(fieldsOf(facts.event), stored);
  if (changes.length === 0) return { revision: read };
  const event = state.events.change(facts.event.id, { ...filledBy(stored, state), revision });
  correctAttendedEvent({ event, now: call.now }, state);
  record(facts.event.id, { kind: 'edited', changes }, call);
  for (const type of facts.event.ticketTypes) {
    const now = state.events.get(facts.event.id)?.ticketTypes.find(({ id }) => id === type.id);
    if (now !== undefined) offerFreeSeats(state, now, call.now);
  }
  return { revision };
}

export function publishEvent(read: number, call: DeskCall): { revision: number } {
  const revision = begin('publish', read, call);
  call.state.events.change(call.facts.event.id, { status: 'published', revision });
  record(call.facts.event.id, { kind: 'published', changes: [] }, call);
  return { revision };
}

export function cancelEvent(read: number, message: string, call: DeskCall): { revision: number } {
  const { id } = call.facts.event;
  const revision = begin('cancel', read, call);
  call.state.events.change(id, { status: 'cancelled', revision });
  for (const ticket of call.state.tickets.values())
    if (ticket.eventId === id && ticket.status === 'Active')
      call.state.tickets.change(ticket.id, {
        ...{ status: 'Removed', removedAt: call.now },
        refund: owed(ticket.amountCents, call.now),
      });
  approveAsCancelled(id, call);
  for (const entry of call.state.waiting.values())
    if (entry.eventId === id) call.state.waiting.change(entry.id, { status: 'left' });
  const changes = message === '' ? [] : [{ field: 'message', before: null, after: message }];
  record(id, { kind: 'cancelled', changes }, call);
  return { revision };
}

export function begin(action: DeskAction, read: number, { facts, now }: DeskCall): number {
  refuse(deskActionRefusal(action, facts.event, read, now));
  return facts.event.revision + 1;
}

export function record(eventId: string, done: Pick<EventChange, 'kind' | 'changes'>, call: MockCall): void {
  const id = call.state.nextId('change');
  call.state.eventChanges.prepend(id, { id, eventId, at: call.now, personId: viewerOf(call).id, ...done });
}

export function historyOf({ state, facts }: DeskCall): EventChange[] {
  return state.eventChanges
    .values()
    .filter(({ eventId }) => eventId === facts.event.id)
    .map(({ id, at, kind, personId, changes }) => {
      const { firstName, lastName } = state.people.get(personId) ?? { firstName: '', lastName: '' };
      return { id, at: at.toISOString(), kind, changes, by: { id: personId, name: `${firstName} ${lastName}` } };
    });
}
