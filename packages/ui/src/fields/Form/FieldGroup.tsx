import type { ReactNode } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { FieldError } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps {
  legend: string;
  description?: string | undefined;
  error?: string | null | undefined;
  children: ReactNode;
}

/** Fields that belong together, named as one. */
export function FieldGroup({ legend, description, error, children }: FieldGroupProps) {
  const ids = useFieldIds({ description, error });
  return (
    <fieldset className={styles.group} aria-describedby={ids.describedBy}>
      <legend className={styles.legend}>
        <span className={fieldStyles.label}>{legend}</span>
      </legend>
      {description ? (
        <p id={ids.description} className={fieldStyles.note}>
          {description}
        </p>
      ) : null}
      {children}
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}
