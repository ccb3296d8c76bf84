import { calls, useEndpoint } from '@portal/api';
import { useState } from 'react';

type Choices = readonly { value: string; label: string }[];

/** Countries, and the states of one of them; undefined as long as they are not known, or where they cannot be asked for: then the field's own do. */
export interface CountriesAndStates {
  countries: Choices | undefined;
  states: Choices | undefined;
  /** Asks for the states of a country. */
  onCountry(country: string): void;
}

export function useCountriesAndStates(): CountriesAndStates {
  const [country, setCountry] = useState('');
  const countries = useEndpoint(calls.firstTime.countries).view;
  const states = useEndpoint(calls.firstTime.states, { query: { country } }, { enabled: country !== '' }).view;
  return {
    countries: countries.state === 'ready' ? countries.data.countries : undefined,
    states: states.state === 'ready' ? states.data.states : undefined,
    onCountry: setCountry,
  };
}
