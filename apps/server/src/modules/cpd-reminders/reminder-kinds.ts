import type { CpdReminderLead } from '@portal/rules';

/** The kinds of mail that tell what is missing, by how long before. */
export const cpdReminderKinds = {
  quarter: 'cpdReminderQuarter',
  month: 'cpdReminderMonth',
  week: 'cpdReminderWeek',
} as const satisfies Record<CpdReminderLead, string>;

export type CpdReminderKind = (typeof cpdReminderKinds)[CpdReminderLead];

const kinds: readonly string[] = Object.values(cpdReminderKinds);

export function isCpdReminder(kind: string): kind is CpdReminderKind {
  return kinds.includes(kind);
}
