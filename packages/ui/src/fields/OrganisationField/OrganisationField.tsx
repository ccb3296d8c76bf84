import type { ComboBoxLabels } from '../ComboBox/combo-box-words.ts';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import type { FieldProps } from '../field/field-props.ts';

/** An organisation, as far as it is chosen. */
export interface PickableOrganisation {
  id: string;
  /** Empty as long as it is not known. */
  name: string;
}

/** Where organisations come from; `useOrganisationSearch` of @portal/api makes one. */
export interface OrganisationSearch {
  /** What the last search has found. */
  found: readonly PickableOrganisation[];
  /** Called with the trimmed text, debounced. */
  onSearch: (text: string) => void;
  minLetters: number;
  debounceMs: number;
  isLoading: boolean;
  hasFailed: boolean;
  labels: Partial<ComboBoxLabels>;
}

export interface OrganisationFieldProps extends FieldProps {
  value: PickableOrganisation | null;
  onChange: (value: PickableOrganisation | null) => void;
  search: OrganisationSearch;
}

/** One organisation, found by a part of its name. */
export function OrganisationField({ value, onChange, search, ...field }: OrganisationFieldProps) {
  return (
    <ComboBox
      {...field}
      value={value?.id ?? null}
      chosen={value && { value: value.id, label: value.name }}
      onChange={(id, option) => onChange(id === null || option === null ? null : { id, name: option.label })}
      options={search.found.map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={search.onSearch}
      minLetters={search.minLetters}
      debounceMs={search.debounceMs}
      isLoading={search.isLoading}
      hasFailed={search.hasFailed}
      labels={search.labels}
    />
  );
}
