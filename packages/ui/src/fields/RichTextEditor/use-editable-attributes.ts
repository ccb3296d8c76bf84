import { useMemo } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { FieldIds } from '../field/use-field-ids.ts';
import * as css from './RichTextEditor.css.ts';

/** Attributes of the element that is written in; the same object while they stay the same. */
export function useEditableAttributes(
  {
    error,
    isRequired = false,
    isDisabled = false,
    isReadOnly = false,
    isPending = false,
  }: FieldProps & { isPending?: boolean },
  ids: FieldIds,
  hintId: string,
): Record<string, string> {
  const described = [ids.describedBy, isReadOnly ? '' : hintId].filter(Boolean).join(' ');
  const isInvalid = Boolean(error);
  return useMemo(
    () => ({
      id: ids.control,
      class: css.body,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': ids.label,
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
      ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
      ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      ...(isPending ? { 'aria-busy': 'true' } : {}),
    }),
    [ids.control, ids.label, described, isInvalid, isRequired, isDisabled, isReadOnly, isPending],
  );
}
