import { dayIn, daysAfter, daysBetween, monthsAfter, type RulePack } from '@portal/api/rules';
import { type CpdPeriod, periodOfDay, yearsIn } from './periods.ts';
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
  /** The last day on which something that is asked can be done: of the period, of a year in it that asks for a minimum, or of a quarter where the period rolls. */
  lastDay: string;
  daysLeft: number;
  period: CpdPeriod;
}

/**
 * The reminder that is due today: of those that were due already, the last. Null where the end is far. A period that rolls has no end: there it is the end of each quarter of
 * the calendar, so that whoever falls below in it is told before.
 */
export function cpdReminderDue(pack: Pick<RulePack, 'cycle'>, zone: string, now: Date): DueReminder | null {
  const today = dayIn(now, zone);
  const { period, lastDay } = nextEnd(pack, zone, today);
  const daysLeft = daysBetween(today, lastDay) - 1;
  const due = cpdReminderLeads.findLast(({ days }) => daysLeft <= days);
  return due === undefined ? null : { lead: due.id, lastDay, daysLeft, period };
}

function nextEnd(pack: Pick<RulePack, 'cycle'>, zone: string, today: string): Pick<DueReminder, 'period' | 'lastDay'> {
  const { cycle } = pack;
  const end = cycle.kind === 'rolling' ? quarterEnd(today) : today;
  const period = periodOfDay(pack, zone, end);
  if (cycle.kind === 'rolling') return { period, lastDay: end };
  const years = cycle.yearlyMinimumMinutes > 0 ? yearsIn(pack, zone, period) : [period];
  return { period, lastDay: years.map((year) => year.lastDay).find((day) => day >= today) ?? period.lastDay };
}

function quarterEnd(day: string): string {
  const months = 3 - ((Number(day.slice(5, 7)) - 1) % 3);
  return daysAfter(monthsAfter(`${day.slice(0, 7)}-01`, months), -1);
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
