import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { FieldGroup, Grid, Select, TextField } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { countryOptions } from './country-names.ts';

interface AddressGroupProps {
  legend: string;
  address: FieldBinding<string>;
  suburb: FieldBinding<string>;
  state: FieldBinding<string>;
  postCode: FieldBinding<string>;
  country: FieldBinding<string>;
}

/** An address in its five parts. */
export function AddressGroup({ legend, address, suburb, state, postCode, country }: AddressGroupProps) {
  const t = useMessages(settingsMessages);
  return (
    <FieldGroup legend={legend}>
      <TextField {...address} label={t('address')} />
      <TextField {...suburb} label={t('suburb')} />
      <Grid minColumn="sm" gap={4}>
        <TextField {...state} label={t('state')} />
        <TextField {...postCode} label={t('postCode')} />
      </Grid>
      <Select {...country} label={t('country')} options={countryOptions(country.value)} />
    </FieldGroup>
  );
}
