import { limits } from '../../../../contract/limits.ts';
import type { ImportChoices } from './import-choices.ts';

const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/;
const hoursAndMinutes = /^(?:(\d{1,4}(?:[.,]\d{1,4})?)\s*h(?:ours?|rs?)?)?\s*(?:(\d{1,5})\s*m(?:in(?:ute)?s?)?)?$/i;
const number = /^(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:points?|units?|cpd)?$/i;
const longest = 40;

/** How long something took, in whole minutes: 1.5, 1,5, 1:30, '90 min', '1 h 30'. Null: it is no length. */
export function readLength(text: string, lengthUnit: ImportChoices['lengthUnit'], pointMinutes: number): number | null {
  const written = text.trim();
  if (written === '' || written.length > longest) return null;
  const minutes = Math.round(minutesIn(written, { hours: 60, minutes: 1, points: pointMinutes }[lengthUnit]));
  return minutes >= 1 && minutes <= limits.cpd.minutes ? minutes : null;
}

function minutesIn(written: string, each: number): number {
  const [, hours, minutes] = clock.exec(written) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, amount] = number.exec(written) ?? [];
  if (amount !== undefined) return asNumber(amount) * each;
  const [all, inHours, inMinutes] = hoursAndMinutes.exec(written) ?? [];
  return all === undefined ? Number.NaN : asNumber(inHours ?? '0') * 60 + Number(inMinutes ?? 0);
}

function asNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
