import type { FieldBinding } from '@portal/kit/form';
import { Checkbox } from '@portal/ui';

export interface CheckProps {
  field: FieldBinding<boolean>;
  label: string;
  description: string;
}

/** A yes or no of the form. */
export function Check({ field: { value, ...field }, ...words }: CheckProps) {
  return <Checkbox {...field} {...words} isSelected={value} />;
}
