import type { Choice } from '@portal/rules';
import { allCountries } from 'country-region-data';

/** As they are kept: `au`. */
const codeOf = (code: string) => code.toLowerCase();

/** All countries, by name. */
export const countries: readonly Choice[] = allCountries
  .map(([label, code]) => ({ value: codeOf(code), label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const statesByCountry: ReadonlyMap<string, readonly Choice[]> = new Map(
  allCountries.map(([, code, regions]) => [
    codeOf(code),
    regions.map(([label, short]) => ({ value: short ?? label, label })),
  ]),
);

export function statesOf(country: string): readonly Choice[] {
  return statesByCountry.get(country) ?? [];
}

/** Where the organisation is, by the language that its profile speaks: `en-AU`. */
export function countryOfLocale(locale: string): string {
  return codeOf(new Intl.Locale(locale).maximize().region ?? '');
}
