import { featureSettings } from '@portal/kit/access';
import type { MockState } from '../../../mock/mock-state.ts';
import {
  attendedRecord,
  cpdRulesSettings,
  isCorrected,
  rulePackOf,
  type SourceFacts,
  withdrawal,
  withdrawnMinutes,
} from '@portal/rules';
import type { MockEvent } from '../../events/state.ts';

/** A person and an event, of whom a ticket was let in or sent back. */
export interface MockAttendance {
  event: MockEvent;
  personId: string;
  now: Date;
}

/** Gives somebody a record of an event that they have come to, and takes it back where none of their tickets is in. */
export function keepAttendedEvent({ event, personId, now }: MockAttendance, state: MockState): void {
  const isHere = state.tickets
    .values()
    .some(
      (ticket) =>
        ticket.eventId === event.id &&
        ticket.personId === personId &&
        ticket.attendedAt !== null &&
        ticket.nomineeName === null,
    );
  const known = state.cpdRecords
    .values()
    .find((record) => record.source === 'event' && record.eventId === event.id && record.personId === personId);
  const written = attendedRecord(wordsOf(event, state), rulePackOf(featureSettings(state, cpdRulesSettings)));
  if (!isHere && known?.withdrawnAt === null) {
    if (withdrawal({ ...known, evidence: known.attachments.length }) === 'goes') state.cpdRecords.delete(known.id);
    else change(known, { minutes: withdrawnMinutes, withdrawnAt: now }, state);
  }
  if (!isHere || written === null) return;
  if (known === undefined) state.cpdRecords.prepend(...newRecord({ event, personId, now }, written, state));
  else follow(known, { ...written, ...factsOf(event) }, { state, now });
}

/** The event was changed: the records of those who came follow it. */
export function correctAttendedEvent({ event, now }: Omit<MockAttendance, 'personId'>, state: MockState): void {
  const came = state.tickets.values().filter(({ eventId, attendedAt }) => eventId === event.id && attendedAt !== null);
  for (const personId of new Set(came.map((ticket) => ticket.personId)))
    keepAttendedEvent({ event, personId, now }, state);
}

/** It counts again where it was taken back; where something of it is another by now, it is corrected and says so. */
function follow(known: StoredRecord, current: SourceFacts, { state, now }: { state: MockState; now: Date }): void {
  if (known.withdrawnAt !== null) change(known, { ...current, withdrawnAt: null }, state);
  else if (isCorrected(known, current)) change(known, { ...current, correctedAt: now }, state);
}

function factsOf({ title, endAt, timeZone }: MockEvent) {
  return { title, completedAt: endAt, timeZone };
}

type StoredRecord = ReturnType<MockState['cpdRecords']['values']>[number];

function change({ id, revision }: StoredRecord, changes: Partial<StoredRecord>, { cpdRecords }: MockState): void {
  cpdRecords.change(id, { ...changes, revision: revision + 1 });
}

function newRecord(
  { event, personId }: MockAttendance,
  written: NonNullable<ReturnType<typeof attendedRecord>>,
  state: MockState,
): [string, StoredRecord] {
  const id = state.nextId('cpd');
  const ofOwner = {
    batchId: null,
    learned: '',
    plan: '',
    attachments: [],
    revision: 0,
    isDeleted: false,
    withdrawnAt: null,
    correctedAt: null,
    acceptedAs: null,
  };
  const source = 'event' as const;
  return [id, { ...written, ...factsOf(event), ...ofOwner, id, personId, source, eventId: event.id }];
}

function wordsOf({ cpdHours, categoryIds, presenters }: MockEvent, { world }: MockState) {
  const categories = world.eventCategories.filter(({ id }) => categoryIds.includes(id)).map(({ label }) => label);
  return { cpdHours, categories: categories.toSorted(), presenters: presenters.map(({ name }) => name) };
}
