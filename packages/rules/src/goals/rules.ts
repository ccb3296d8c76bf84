import { conflict, dayIn, invalid, monthsAfter, notFound, type Refusal, type RulePack } from '@portal/api/rules';
import { type CpdPeriod, periodOf } from '../cpd/periods.ts';
import type { DaySpan } from '../cpd/required-minutes.ts';

/** A goal is known to its owner alone. */
export function goalRefusal(goal: { personId: string } | null, actor: { id: string }): Refusal | null {
  return goal?.personId === actor.id ? null : notFound;
}

/** The period for which somebody plans or looks back; null where it has not begun. */
export function plannedPeriod(pack: Pick<RulePack, 'cycle'>, zone: string, id: string, now: Date): CpdPeriod | null {
  const period = periodOf(pack, zone, id);
  return period === null || period.firstDay > dayIn(now, zone) ? null : period;
}

/** Between which days a goal of a period is to be reached; a period that rolls is always over today, and its goals lie ahead. */
export function goalDays({ cycle }: Pick<RulePack, 'cycle'>, { firstDay, lastDay }: DaySpan): DaySpan {
  return { firstDay, lastDay: cycle.kind === 'rolling' ? monthsAfter(lastDay, cycle.months) : lastDay };
}

interface GoalFields {
  by: string;
  category: string;
}

/** `current` is the category that the goal has already. */
export function goalFieldsRefusal(
  { by, category }: GoalFields,
  { pack, period }: { pack: Pick<RulePack, 'cycle' | 'categories'>; period: DaySpan },
  current: string | null = null,
): Refusal | null {
  const { firstDay, lastDay } = goalDays(pack, period);
  if (by < firstDay || by > lastDay) return invalid('body.by', 'Choose a day of this period');
  const isKnown = category === '' || category === current || pack.categories.some(({ id }) => id === category);
  return isKnown ? null : invalid('body.category', 'Choose a category');
}

/** Goals that are there already, of the period and of all. */
export function goalsRefusal(
  count: { ofPeriod: number; all: number },
  most: { perPeriod: number; all: number },
): Refusal | null {
  return count.ofPeriod < most.perPeriod && count.all < most.all ? null : conflict('There are too many goals.');
}

/** Nobody overwrites what they have not read. */
export function stalePlanRefusal(read: number, revision: number): Refusal | null {
  return read === revision ? null : { code: 'stale', message: 'This has been changed meanwhile.' };
}

/** Whoever names a record that is not theirs is told that there is none. */
export function linkRefusal(recordIds: readonly string[], own: ReadonlySet<string>): Refusal | null {
  return recordIds.every((id) => own.has(id)) ? null : notFound;
}
