/** What every field has. */
export interface FieldProps {
  label: string;
  /** The label is said but not shown. */
  isLabelHidden?: boolean | undefined;
  /** A sentence under the label about what to enter. */
  description?: string | undefined;
  /** What is wrong, in words; the field is then invalid. */
  error?: string | null | undefined;
  isRequired?: boolean | undefined;
  /** Says 'optional' beside the label. */
  isOptional?: boolean | undefined;
  /** The word for that. */
  optionalLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}
