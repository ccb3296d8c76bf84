import type { RulePack } from './rule-pack.ts';

/** Minutes in the unit of a pack, to two digits and never rounded up: 19.99 hours are not 20. */
export function inUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.floor((minutes * 100) / unit.minutes) / 100;
}

/** What is missing, to two digits and never rounded down: with it, what is done comes to what is asked. */
export function missingInUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.ceil((minutes * 100) / unit.minutes) / 100;
}
