export interface Address {
  /** ISO code: 'AU'. */
  country: string;
  address1: string;
  address2: string;
  suburb: string;
  state: string;
  postcode: string;
}

export const emptyAddress: Address = { country: 'AU', address1: '', address2: '', suburb: '', state: '', postcode: '' };

export interface AddressFormat {
  suburb: string | null;
  state: string | null;
  /** Where a state is chosen rather than typed. */
  states?: readonly { value: string; label: string }[];
  postcode: string | null;
  /** Without a pattern every postcode will do, none too. */
  postcodePattern?: RegExp;
  postcodeExample?: string;
}

const australianStates = [
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NSW', label: 'New South Wales' },
  { value: 'NT', label: 'Northern Territory' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'WA', label: 'Western Australia' },
];

const fourDigits = /^\d{4}$/;

const formats: Record<string, AddressFormat> = {
  AU: {
    suburb: 'Suburb',
    state: 'State',
    states: australianStates,
    postcode: 'Postcode',
    postcodePattern: fourDigits,
    postcodeExample: '4000',
  },
  NZ: {
    suburb: 'Town or city',
    state: null,
    postcode: 'Postcode',
    postcodePattern: fourDigits,
    postcodeExample: '6011',
  },
  GB: {
    suburb: 'Town or city',
    state: null,
    postcode: 'Postcode',
    postcodePattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    postcodeExample: 'SW1A 1AA',
  },
  IE: {
    suburb: 'Town or city',
    state: 'County',
    postcode: 'Eircode',
    postcodePattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
    postcodeExample: 'D02 AF30',
  },
  US: {
    suburb: 'City',
    state: 'State',
    postcode: 'ZIP code',
    postcodePattern: /^\d{5}(-\d{4})?$/,
    postcodeExample: '10001',
  },
  CA: {
    suburb: 'City',
    state: 'Province',
    postcode: 'Postal code',
    postcodePattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    postcodeExample: 'K1A 0B1',
  },
  SG: {
    suburb: null,
    state: null,
    postcode: 'Postal code',
    postcodePattern: /^\d{6}$/,
    postcodeExample: '238801',
  },
  HK: { suburb: 'District', state: null, postcode: null },
};

const elsewhere: AddressFormat = { suburb: 'City', state: 'State or region', postcode: 'Postcode' };

/** The countries whose addresses are known, for a list of them. */
export const addressCountries: readonly string[] = Object.keys(formats);

/** Which lines an address has in a country, and what they are called there. */
export function addressFormat(country: string): AddressFormat {
  return formats[country] ?? elsewhere;
}

/** An empty one passes: whether it must be there is for the form to say. */
export function isPostcode(country: string, postcode: string): boolean {
  const text = postcode.trim();
  return text === '' || (addressFormat(country).postcodePattern?.test(text) ?? true);
}

/** The same address in another country: what that country's addresses do not have goes. */
export function inCountry(address: Address, country: string): Address {
  const { suburb, state, states, postcode } = addressFormat(country);
  const canKeepState = state !== null && states === undefined && addressFormat(address.country).states === undefined;
  return {
    ...address,
    country,
    suburb: suburb === null ? '' : address.suburb,
    state: canKeepState ? address.state : '',
    postcode: postcode === null ? '' : address.postcode,
  };
}
