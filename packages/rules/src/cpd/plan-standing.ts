import type { PlanRequirements, RulePack } from '@portal/api/rules';
import type { CpdPeriod } from './periods.ts';
import type { CpdPerson } from './required-minutes.ts';

/** How far planning and looking back are, beside the amounts. */
export interface PlanStanding {
  goals: number;
  /** How many of them are reached. */
  reached: number;
  goalsRequired: number;
  isReflected: boolean;
  asksReflection: boolean;
  /** Whether nothing of it is missing. */
  isMet: boolean;
}

const nothing: PlanRequirements = { goals: 0, reflection: false };

/** What of a plan is there in a period. Whoever is asked for no minute of it, being away all the time, is asked for no plan either. */
export function planStanding(
  pack: Pick<RulePack, 'plan' | 'requiredMinutes'>,
  period: Pick<CpdPeriod, 'firstDay' | 'lastDay'>,
  person: Pick<CpdPerson, 'goals' | 'reflectedOn'>,
  requiredMinutes: number,
): PlanStanding {
  const isAway = requiredMinutes === 0 && pack.requiredMinutes > 0;
  const required = isAway ? nothing : (pack.plan ?? nothing);
  const own = person.goals.filter(({ day }) => isWithinPeriod(day, period));
  const goals = own.reduce((sum, one) => sum + one.goals, 0);
  const isReflected = person.reflectedOn.some((day) => isWithinPeriod(day, period));
  return {
    goals,
    reached: own.reduce((sum, one) => sum + one.reached, 0),
    goalsRequired: required.goals,
    isReflected,
    asksReflection: required.reflection,
    isMet: goals >= required.goals && (isReflected || !required.reflection),
  };
}

/** Goals and reflections are kept by a day of their period, so that they stay where they were when the rules change, and move with a period that rolls. */
export function isWithinPeriod(day: string, { firstDay, lastDay }: Pick<CpdPeriod, 'firstDay' | 'lastDay'>): boolean {
  return day >= firstDay && day <= lastDay;
}
