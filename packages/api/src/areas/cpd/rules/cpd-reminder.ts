import { dayIn } from '../../events/rules/event-time.ts';
import { daysBetween } from './days.ts';
import { type CpdPeriod, periodAt, yearsIn } from './periods.ts';
import type { RulePack } from './rule-pack.ts';
import type { Missing, Standing } from './standing.ts';

/** How many days before a period ends members are told what is missing, the earliest first. */
export const cpdReminderLeads = [
  { id: 'quarter', days: 90 },
  { id: 'month', days: 30 },
  { id: 'week', days: 7 },
] as const;

export type CpdReminderLead = (typeof cpdReminderLeads)[number]['id'];

/** What holds for whoever has said nothing. */
export const allCpdReminders: Readonly<Record<CpdReminderLead, boolean>> = { quarter: true, month: true, week: true };
export const noCpdReminders: Readonly<Record<CpdReminderLead, boolean>> = { quarter: false, month: false, week: false };

export interface DueReminder {
  lead: CpdReminderLead;
  /** The last day on which something that is asked can be done: of the period, or of a year in it that asks for a minimum. */
  lastDay: string;
  daysLeft: number;
  period: CpdPeriod;
}

/** The reminder that is due today: of those that were due already, the last. Null where the end is far, and for periods that roll, which have none. */
export function cpdReminderDue(pack: Pick<RulePack, 'cycle'>, zone: string, now: Date): DueReminder | null {
  const { cycle } = pack;
  if (cycle.kind === 'rolling') return null;
  const today = dayIn(now, zone);
  const period = periodAt(pack, zone, now);
  const years = cycle.yearlyMinimumMinutes > 0 ? yearsIn(pack, zone, period) : [period];
  const lastDay = years.map((year) => year.lastDay).find((day) => day >= today) ?? period.lastDay;
  const daysLeft = daysBetween(today, lastDay) - 1;
  const due = cpdReminderLeads.findLast(({ days }) => daysLeft <= days);
  return due === undefined ? null : { lead: due.id, lastDay, daysLeft, period };
}

export interface StillMissing {
  missing: Missing[];
  /** Goals and reflection, where they are to be written by that day. */
  plan: Standing['plan'] | null;
}

/** What is missing by a day; null where nothing is. */
export function stillMissing(
  { missing, plan, period }: Pick<Standing, 'missing' | 'plan' | 'period'>,
  lastDay: string,
): StillMissing | null {
  const due = missing.filter(({ by }) => by === lastDay);
  const isPlanDue = period.lastDay === lastDay && !plan.isMet;
  return due.length === 0 && !isPlanDue ? null : { missing: due, plan: isPlanDue ? plan : null };
}
