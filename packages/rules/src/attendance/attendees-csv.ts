import type { Attendee } from '@portal/api/contract';
import { wallTimeOf } from '@portal/api/rules';
import { csvLine } from '../csv-line.ts';
import { dietaryLabel } from '../tickets/rules.ts';

export type CsvAttendee = Omit<Attendee, 'ticketId' | 'attendedAt' | 'status'> & { attendedAt: Date | null };

const columns: readonly (readonly [title: string, valueOf: (one: CsvAttendee, timeZone: string) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Organisation', ({ organisation }) => organisation ?? ''],
  ['Ticket', ({ ticketNumber }) => ticketNumber],
  ['Ticket type', ({ ticketType }) => ticketType],
  ['Instead of', ({ insteadOf }) => insteadOf ?? ''],
  ['Dietary requirements', (one) => one.dietaryRequirements.map(dietaryLabel).join('; ')],
  ['Other dietary requirements', (one) => one.otherDietaryRequirement ?? ''],
  ['Accessibility requirements', (one) => one.accessibilityRequirement ?? ''],
  [
    'Checked in',
    ({ attendedAt }, timeZone) => (attendedAt === null ? '' : wallTimeOf(attendedAt, timeZone).replace('T', ' ')),
  ],
];

/** What such a table begins with: it is marked as UTF-8, so that spreadsheets open it as it is. */
export const attendeesCsvHead = `\uFEFF${csvLine(columns.map(([title]) => title))}`;

/** The rows of some attendees, no cell of which is a formula. */
export function attendeesCsvRows(attendees: readonly CsvAttendee[], timeZone: string): string {
  return attendees.map((one) => csvLine(columns.map(([, valueOf]) => valueOf(one, timeZone)))).join('');
}

/** All of it. */
export function attendeesCsv(attendees: readonly CsvAttendee[], timeZone: string): string {
  return attendeesCsvHead + attendeesCsvRows(attendees, timeZone);
}
