import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

export interface PhoneParts {
  /** ISO code of the country: 'AU'. */
  country: string;
  /** The number as it is written within the country: '0412 345 678'. */
  text: string;
}

export interface TypedPhone extends PhoneParts {
  /** The same as E.164 as far as it goes: '+61412345678'. Empty without a digit. */
  value: string;
  isValid: boolean;
}

/** Every country, with its calling code: '61'. */
export function callingCodes(): { country: string; code: string }[] {
  return getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));
}

/** A kept number as it is shown; what is none stays as it is. */
export function readPhone(value: string, country: string): PhoneParts {
  const number = parsePhoneNumberFromString(value, known(country));
  if (number === undefined) return { country, text: value };
  return { country: number.country ?? country, text: number.formatNational() };
}

/** What is typed or pasted: a number with its country code chooses the country, another one is of the chosen country. */
export function typePhone(text: string, country: string, { isFormatted = true } = {}): TypedPhone {
  const plain = text.replace(/^\s*00(?=[1-9])/, '+').trim();
  if (plain.startsWith('+')) return typeInternational(plain, country);
  const typing = new AsYouType(known(country));
  const formatted = typing.input(plain);
  return {
    country,
    text: isFormatted ? formatted : text,
    value: typing.getNumberValue() ?? '',
    isValid: typing.isValid(),
  };
}

function typeInternational(text: string, country: string): TypedPhone {
  const typing = new AsYouType();
  const formatted = typing.input(text);
  const number = typing.getNumber();
  const value = typing.getNumberValue() ?? '';
  if (number?.country === undefined || !number.isValid()) return { country, text: formatted, value, isValid: false };
  return { country: number.country, text: number.formatNational(), value, isValid: true };
}

function known(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
