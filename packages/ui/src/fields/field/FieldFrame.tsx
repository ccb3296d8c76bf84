import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert } from '../../foundations/icons/icons.ts';
import { text } from '../../foundations/Text/Text.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './field.css.ts';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './use-field-ids.ts';

export interface FieldFrameProps {
  field: Pick<
    FieldProps,
    'label' | 'isLabelHidden' | 'description' | 'error' | 'isRequired' | 'isOptional' | 'optionalLabel'
  >;
  ids: FieldIds;
  /** The label names a group of controls, not one. */
  isGroup?: boolean;
  /** As wide as its control, not as what it stands in. */
  isCompact?: boolean | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, description and error around the control of a field. */
export function FieldFrame({ field, ids, isGroup, isCompact, aside, children }: FieldFrameProps) {
  const words = (
    <>
      {field.label}
      {field.isRequired ? (
        <span className={styles.mark} aria-hidden>
          {' '}
          *
        </span>
      ) : null}
      {field.isOptional ? <span className={styles.optional}> ({field.optionalLabel ?? 'optional'})</span> : null}
    </>
  );
  const label = isGroup ? (
    <span id={ids.label} className={classNames(styles.label, text)}>
      {words}
    </span>
  ) : (
    <label id={ids.label} htmlFor={ids.control} className={classNames(styles.label, text)}>
      {words}
    </label>
  );
  return (
    <div className={classNames(styles.field, isCompact && styles.compact)}>
      {field.isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : aside ? (
        <div className={styles.labelRow}>
          {label}
          {aside}
        </div>
      ) : (
        label
      )}
      {field.description ? (
        <p id={ids.description} className={classNames(styles.note, text)}>
          {field.description}
        </p>
      ) : null}
      {children}
      <FieldError id={ids.error} error={field.error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <span className={styles.errorIcon}>
        <IconAlert size={16} />
      </span>
      <span className={text}>{error}</span>
    </p>
  );
}
