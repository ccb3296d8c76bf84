import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly description: string;
  readonly error: string;
  readonly describedBy: string | undefined;
}

/** Ties a control to its label, its description and its error. */
export function useFieldIds(
  { description, error }: Pick<FieldProps, 'description' | 'error'>,
  ...others: readonly (string | false)[]
): FieldIds {
  const id = useId();
  const ids = {
    control: `${id}-control`,
    label: `${id}-label`,
    description: `${id}-description`,
    error: `${id}-error`,
  };
  const describedBy = [error ? ids.error : '', description ? ids.description : '', ...others].filter(Boolean).join(' ');
  return { ...ids, describedBy: describedBy || undefined };
}

/** The accessibility attributes that every control of a field carries. */
export function controlAttributes(props: FieldProps, ids: FieldIds) {
  return {
    id: ids.control,
    name: props.name,
    disabled: props.isDisabled,
    required: props.isRequired,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': ids.describedBy,
    onBlur: props.onBlur,
  };
}
