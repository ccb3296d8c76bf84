import { useId, type MouseEvent } from 'react';
import { IconAlert } from '../../foundations/icons/icons.ts';
import { goToField } from './go-to-field.ts';
import * as styles from './FormErrors.css.ts';

export interface FormError {
  /** The field's `name`. */
  field: string;
  /** What is wrong, in the words that stand under the field. */
  message: string;
}

export interface FormErrorsProps {
  /** 'There is a problem', or how many there are. */
  title: string;
  errors: readonly FormError[];
}

/** All that is wrong in a long form, in one place: each line leads to its field. Draws nothing when nothing is wrong. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  const go = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    goToField(event.currentTarget.closest('form') ?? document, field);
  };
  return (
    <section className={styles.errors} aria-labelledby={titleId} tabIndex={-1} data-form-errors>
      <span className={styles.sign}>
        <IconAlert size={20} />
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} className={styles.link} onClick={go(field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
