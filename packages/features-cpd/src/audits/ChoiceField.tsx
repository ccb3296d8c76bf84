import { Select, type SelectOption } from '@portal/ui';

export interface ChoiceFieldProps<Choice extends string> {
  label: string;
  /** Null: whichever. */
  value: Choice | null;
  /** What null is called. */
  anyLabel: string;
  options: readonly (SelectOption & { value: Choice })[];
  onChange: (value: Choice | null) => void;
}

const any = 'any';

/** One of a few to limit a list to, or all of them. */
function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, value, anyLabel, options, onChange } = props;
  return (
    <Select
      label={label}
      value={value ?? any}
      onChange={(chosen) => onChange(options.find((one) => one.value === chosen)?.value ?? null)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  );
}

/** For options that are not known by name. */
export function TextChoice(props: ChoiceFieldProps<string>) {
  return <ChoiceField {...props} />;
}
