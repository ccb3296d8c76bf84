import type { Choice } from '@portal/rules';

const named = (places: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(places).map(([value, label]) => ({ value, label }));

/** A few of those that the server knows. */
export const countries: readonly Choice[] = named({
  au: 'Australia',
  ca: 'Canada',
  de: 'Germany',
  fr: 'France',
  gb: 'United Kingdom',
  ie: 'Ireland',
  in: 'India',
  nz: 'New Zealand',
  us: 'United States',
});

const states: Readonly<Record<string, readonly Choice[]>> = {
  au: named({
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  }),
  nz: named({ AUK: 'Auckland', CAN: 'Canterbury', OTA: 'Otago', WGN: 'Wellington' }),
};

export function statesOf(country = 'au'): readonly Choice[] {
  return states[country] ?? [];
}
