import type { RulePack } from '@portal/api/rules';

/** Minutes in the unit of a pack, to two digits and never rounded up: 19.99 hours are not 20. */
export function inUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.floor((minutes * 100) / unit.minutes) / 100;
}

/** What two digits of an hour do not say: 100 minutes are 1 h 40 min, not 1.66. Null where they do, and in other units. */
export function hoursAndMinutes({ unit }: Pick<RulePack, 'unit'>, minutes: number): { h: number; min: number } | null {
  return isByTheClock(unit) && (minutes * 100) % 60 !== 0 ? onTheClock(minutes) : null;
}

/** What a reader would have to work out of a fraction: 11.85 hours are 11 h 51 min. Null for quarters of an hour, and in other units. */
export function beyondQuarters({ unit }: Pick<RulePack, 'unit'>, minutes: number): { h: number; min: number } | null {
  return isByTheClock(unit) && minutes % 15 !== 0 ? onTheClock(minutes) : null;
}

function isByTheClock({ name, minutes }: RulePack['unit']): boolean {
  return name === 'hours' && minutes === 60;
}

function onTheClock(minutes: number) {
  return { h: Math.floor(minutes / 60), min: minutes % 60 };
}

/** What is missing, to two digits and never rounded down: with it, what is done comes to what is asked. */
export function missingInUnits({ unit }: Pick<RulePack, 'unit'>, minutes: number): number {
  return Math.ceil((minutes * 100) / unit.minutes) / 100;
}
