import type { Attendee } from '../../../contract/entities.ts';
import { dietaryLabel } from '../../tickets/rules.ts';
import { wallTimeOf } from '../../events/rules/event-time.ts';

export type CsvAttendee = Omit<Attendee, 'ticketId' | 'attendedAt'> & { attendedAt: Date | null };

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

/** A table that spreadsheets open as they are: marked as UTF-8, and no cell of it is a formula. */
export function attendeesCsv(attendees: readonly CsvAttendee[], timeZone: string): string {
  const rows = attendees.map((one) => columns.map(([, valueOf]) => valueOf(one, timeZone)));
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** What begins like a formula is run by spreadsheets, unless an apostrophe stands before it. */
function cell(text: string): string {
  const safe = /^[\s\0]*[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
