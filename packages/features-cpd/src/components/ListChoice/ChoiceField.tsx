import { Select, type SelectOption } from '@portal/ui';

export interface ChoiceFieldProps<Choice extends string = string> {
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
export function ChoiceField({ label, value, anyLabel, options, onChange }: ChoiceFieldProps) {
  return (
    <Select
      label={label}
      value={value ?? any}
      onChange={(chosen) => onChange(chosen === any ? null : chosen)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  );
}
