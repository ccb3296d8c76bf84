import { classNames } from '../../foundations/class-names.ts';
import * as fieldStyles from '../field/field.css.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import * as styles from './PhoneField.css.ts';

export interface PhoneCountryProps {
  label: string;
  country: string;
  /** Null until the calling codes are there. */
  codes: readonly { country: string; code: string }[] | null;
  onChange: (country: string) => void;
  size: 'sm' | 'md' | 'lg';
  isDisabled: boolean;
}

/** The country that a number is of: the browser's own list, which phones show best. */
export function PhoneCountry({ label, country, codes, onChange, size, isDisabled }: PhoneCountryProps) {
  const names = new Intl.DisplayNames(undefined, { type: 'region' });
  const known = codes ?? [{ country, code: '' }];
  const code = known.find((each) => each.country === country)?.code ?? '';
  const options = known
    .map((each) => ({ ...each, name: names.of(each.country) ?? each.country }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={styles.country}>
      <select
        className={styles.list}
        aria-label={label}
        autoComplete="tel-country-code"
        value={country}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((each) => (
          <option key={each.country} value={each.country}>
            {each.name}
            {each.code === '' ? '' : ` +${each.code}`}
          </option>
        ))}
      </select>
      <span aria-hidden className={classNames(fieldStyles.control, fieldStyles.sizes[size], styles.face)}>
        <span dir="ltr">
          {country}
          {code === '' ? '' : ` +${code}`}
        </span>
        <span className={styles.chevron}>
          <IconChevronDown size={16} />
        </span>
      </span>
    </div>
  );
}
