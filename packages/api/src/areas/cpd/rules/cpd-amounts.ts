import type { RulePack } from './rule-pack.ts';

/** Minutes in the unit of a pack, to two digits and never rounded up: 19.99 hours are not 20. */
export function inUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.floor((minutes * 100) / unit.minutes) / 100;
}

/** What two digits of an hour do not say: 100 minutes are 1 h 40 min, not 1.66. Null where they do, and in other units. */
export function hoursAndMinutes({ unit }: Pick<RulePack, 'unit'>, minutes: number): { h: number; min: number } | null {
  if (unit.name !== 'hours' || unit.minutes !== 60 || (minutes * 100) % 60 === 0) return null;
  return { h: Math.floor(minutes / 60), min: minutes % 60 };
}

/** What is missing, to two digits and never rounded down: with it, what is done comes to what is asked. */
export function missingInUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.ceil((minutes * 100) / unit.minutes) / 100;
}
