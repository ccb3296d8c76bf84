import * as z from 'zod';
import { years } from './limits.ts';
import { pageSizes } from './page-sizes.ts';

export const id = z.string().min(1).max(64);
export const iso = z.iso.datetime();
const isWithinYears = (text: string) => text >= years.from && text < years.before;
const yearsText = { error: 'Between 1970 and 2199' };

/** A day that somebody enters. */
export const enteredDay = z.iso.date().max(10).refine(isWithinYears, yearsText);
/** A moment that somebody enters. */
export const enteredMoment = z.iso.datetime().max(40).refine(isWithinYears, yearsText);

/** When what was read had been changed last, null for never; left out, whatever stands there is replaced. */
export const readChange = enteredMoment.nullable().optional();

/** Rich text; the server keeps only the allow-list. */
export const html = z.string();

const lastPage = 1_000_000;

/** A page of a list, in a query. */
export function page() {
  return z.coerce.number().int().min(1).max(lastPage).default(1);
}

/** A page of a list, in a JSON body. */
export function pageInBody() {
  return z.int().min(1).max(lastPage).default(1);
}

/** The version of what is being edited, in a form; it is kept as a 32-bit number. */
export function version() {
  // Typed, so that callers cannot leave it out: what is coerced may be anything else.
  return z.coerce.number<number>().int().min(0).max(2_147_483_647);
}

export function pageSize(size: number) {
  return z.coerce.number().int().min(1).max(pageSizes.cap).default(size);
}

/** Continues a list where the last answer ended; wins over `page`. */
export const after = z.string().max(2000).optional();

/** A boolean in a query or form, `true` or `false` as text; its length says how large a body may be. */
export function flag() {
  return z.stringbool({ truthy: ['true'], falsy: ['false'] }).meta({ maxLength: 5 });
}

/** What a clock on the wall shows: `09:30`. */
export const wallTime = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const totalItemCount = z.int();
/** Pass it as `after` to get what follows; null at the end. */
export const nextCursor = z.string().nullable();

export const done = z.object({});

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Browsers know some zones by a newer name or by an older one (`Asia/Kolkata`, `Asia/Calcutta`); one of them is kept. */
function canonicalZoneName(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone === 'UTC' || zones.has(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/** The name of a time zone, any that it has. */
export const timeZoneName = z
  .string()
  .max(64)
  .refine((name) => canonicalZoneName(name) !== null, { error: 'This time zone is not known' })
  .overwrite((name) => canonicalZoneName(name) ?? name);
