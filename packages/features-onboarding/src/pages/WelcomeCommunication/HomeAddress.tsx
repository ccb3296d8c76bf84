import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { AddressFields } from '@portal/ui';
import { useEffect } from 'react';
import type { WelcomeValues } from '../../model/welcome/welcome-values.ts';
import { welcomeMessages } from '../../model/messages.ts';
import type { CountriesAndStates } from './use-countries-and-states.ts';

interface HomeAddressProps {
  field: FieldBinding<WelcomeValues['communicationDetails']['homeAddress']>;
  places: CountriesAndStates;
}

/** Where somebody lives, with the countries and states that the server knows. Countries are kept in small letters, as everywhere. */
export function HomeAddress({ field, places }: HomeAddressProps) {
  const t = useMessages(welcomeMessages);
  const { country } = field.value;
  const { onCountry, countries } = places;
  useEffect(() => onCountry(country), [onCountry, country]);
  return (
    <AddressFields
      {...field}
      label={t('homeAddress')}
      value={{ ...field.value, country: country.toUpperCase() }}
      onChange={(address) => field.onChange({ ...address, country: address.country.toLowerCase() })}
      states={places.states}
      {...(countries !== undefined && { countries: countries.map(({ value }) => value.toUpperCase()) })}
      labels={{
        country: t('country'),
        address1: t('address1'),
        address2: t('address2'),
        chooseState: t('chooseState'),
        wrongPostcode: (example) => t('wrongPostcode', { example }),
      }}
    />
  );
}
