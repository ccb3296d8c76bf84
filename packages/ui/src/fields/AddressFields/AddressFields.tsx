import { useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { FieldGroup } from '../Form/FieldGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { addressCountries, addressFormat, inCountry, isPostcode, type Address } from './address-formats.ts';
import * as styles from './AddressFields.css.ts';

export interface AddressFieldsLabels {
  country: string;
  address1: string;
  address2: string;
  optional: string;
  /** What a suburb, state or postcode is called in a country, where that is not English. */
  part: (part: 'suburb' | 'state' | 'postcode', english: string) => string;
  chooseState: string;
  wrongPostcode: (example: string) => string;
}

const defaultLabels: AddressFieldsLabels = {
  country: 'Country',
  address1: 'Address line 1',
  address2: 'Address line 2',
  optional: 'optional',
  part: (_, english) => english,
  chooseState: 'Choose a state',
  wrongPostcode: (example) => `Check this: it should look like ${example}.`,
};

type GroupProps = Pick<FieldProps, 'label' | 'description' | 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly'>;

export interface AddressFieldsProps extends GroupProps {
  value: Address;
  onChange: (value: Address) => void;
  /** Under the line that it is about. */
  errors?: Partial<Record<keyof Address, string>> | undefined;
  /** ISO codes of the countries to choose from; with one there is nothing to choose. */
  countries?: readonly string[];
  /** The states of the country that is chosen, from somebody who knows them; those of its format where left out. Where there are none, one is typed. */
  states?: readonly { value: string; label: string }[] | undefined;
  /** Tells the browser which of a person's addresses to fill in. */
  purpose?: 'shipping' | 'billing';
  /** Of the whole; the lines are named 'name.postcode' and the like. */
  name?: string;
  onBlur?: (() => void) | undefined;
  labels?: Partial<AddressFieldsLabels>;
}

const anyState = 'State or region';

/** An address in the lines and words of its country. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, errors = {}, countries = addressCountries, name = 'address' } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const [isPostcodeLeft, setPostcodeLeft] = useState(false);
  const format = addressFormat(value.country);
  const states = props.states ?? format.states ?? [];
  const stateLabel = format.state ?? (states.length > 0 ? anyState : null);
  const regions = new Intl.DisplayNames(undefined, { type: 'region' });
  const state = { isDisabled: props.isDisabled, isReadOnly: props.isReadOnly, onBlur: props.onBlur };
  const isWrong = isPostcodeLeft && !isPostcode(value.country, value.postcode);
  const set = (part: keyof Address) => (text: string) => props.onChange({ ...value, [part]: text });
  const token = (words: string) => [props.purpose, words].filter(Boolean).join(' ');
  const line = (part: 'address1' | 'address2' | 'suburb' | 'state' | 'postcode', autoComplete: string) => ({
    ...state,
    name: `${name}.${part}`,
    value: value[part],
    onChange: set(part),
    error: errors[part],
    autoComplete: token(autoComplete),
  });

  return (
    <FieldGroup legend={props.label} description={props.description} error={props.error}>
      <div className={styles.lines}>
        {countries.length > 1 ? (
          <Select
            {...state}
            label={labels.country}
            name={`${name}.country`}
            value={value.country}
            onChange={(country) => props.onChange(inCountry(value, country))}
            options={countries.map((code) => ({ value: code, label: regions.of(code) ?? code }))}
            error={errors.country}
            isRequired={props.isRequired}
            autoComplete={token('country')}
          />
        ) : null}
        <TextField {...line('address1', 'address-line1')} label={labels.address1} isRequired={props.isRequired} />
        <TextField
          {...line('address2', 'address-line2')}
          label={labels.address2}
          isOptional
          optionalLabel={labels.optional}
        />
        <div className={styles.place}>
          {format.suburb === null ? null : (
            <TextField
              {...line('suburb', 'address-level2')}
              label={labels.part('suburb', format.suburb)}
              isRequired={props.isRequired}
            />
          )}
          {stateLabel === null ? null : states.length > 0 ? (
            <Select
              {...line('state', 'address-level1')}
              label={labels.part('state', stateLabel)}
              options={states}
              placeholder={labels.chooseState}
              isRequired={props.isRequired}
            />
          ) : (
            <TextField {...line('state', 'address-level1')} label={labels.part('state', stateLabel)} />
          )}
          {format.postcode === null ? null : (
            <TextField
              {...line('postcode', 'postal-code')}
              label={labels.part('postcode', format.postcode)}
              error={errors.postcode ?? (isWrong ? labels.wrongPostcode(format.postcodeExample ?? '') : null)}
              isRequired={props.isRequired && format.postcodePattern !== undefined}
              inputMode={/^\d+$/.test(format.postcodeExample ?? 'A') ? 'numeric' : 'text'}
              onBlur={() => {
                setPostcodeLeft(true);
                props.onBlur?.();
              }}
            />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
