import { addressCountries } from '@portal/ui';

const regions = new Intl.DisplayNames(['en-AU'], { type: 'region' });

/** Of a code in small letters, as it is kept. */
export function countryName(code: string): string {
  return regions.of(code.toUpperCase()) ?? code;
}

/** The countries to choose from, and the one that was chosen before. */
export function countryOptions(chosen: string): { value: string; label: string }[] {
  const codes = new Set([...addressCountries.map((code) => code.toLowerCase()), chosen]);
  return [...codes].map((value) => ({ value, label: countryName(value) }));
}
