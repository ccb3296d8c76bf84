import { LazySelect, type SelectOption } from '@portal/ui';

export interface ListChoiceProps<Choice extends string = string> {
  label: string;
  /** Null: whichever. */
  value: Choice | null;
  /** What null is called. */
  anyLabel: string;
  options: readonly (SelectOption & { value: Choice })[];
  onChange: (value: Choice | null) => void;
}

const any = 'any';

/** The filter of a list: one of a few, or all of them. */
export function ListChoice<Choice extends string>(props: ListChoiceProps<Choice>) {
  const { label, value, anyLabel, options, onChange } = props;
  return (
    <LazySelect
      label={label}
      value={value ?? any}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  );
}
