import type { CpdGoal, CpdPlan } from '@portal/api';
import { lengthOf } from '../../model/length-of.ts';

/** What the form of a goal holds. */
export interface GoalValues {
  title: string;
  why: string;
  by: string | null;
  category: string | null;
  /** In the unit of the rules. */
  length: number | null;
  /** The one that it was begun at; 0 for a new one. */
  revision: number;
}

/** A new goal is to be reached by the end of its period. */
export function newGoal({ lastDay }: Pick<CpdPlan, 'lastDay'>): GoalValues {
  return { title: '', why: '', by: lastDay, category: null, length: null, revision: 0 };
}

export function valuesOfGoal(
  { title, why, by, category, minutes, revision }: CpdGoal,
  { unitMinutes }: Pick<CpdPlan, 'unitMinutes'>,
): GoalValues {
  return { title, why, by, category, length: minutes === null ? null : lengthOf(minutes, unitMinutes), revision };
}

/** What is sent of it. */
export function bodyOfGoal(
  { title, why, by, category, length }: GoalValues,
  { unitMinutes, lastDay }: Pick<CpdPlan, 'unitMinutes' | 'lastDay'>,
) {
  const minutes = length === null ? 0 : Math.round(length * unitMinutes);
  return {
    title: title.trim(),
    why,
    by: by ?? lastDay,
    category: category ?? '',
    minutes: minutes > 0 ? minutes : null,
  };
}
