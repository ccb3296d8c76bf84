import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import * as fieldStyles from '../field/field.css.ts';
import { IconCalendar, IconClose } from '../../foundations/icons/icons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { EditedFieldProps } from './date-field-props.ts';
import * as styles from './dates.css.ts';
import type { useEditedText } from './use-edited-text.ts';

export interface DateBoxProps {
  field: EditedFieldProps;
  edited: ReturnType<typeof useEditedText>;
  isInvalid: boolean;
  clearLabel: string;
  /** A button at its end opens the calendar. */
  hasCalendar?: boolean;
  children: ReactNode;
}

/** The frame of a date that is typed: its parts, a button that clears it and one that opens the calendar. */
export function DateBox({ field, edited, isInvalid, clearLabel, hasCalendar = false, children }: DateBoxProps) {
  const { size = 'md', isPending = false } = field;
  const { direction } = useLocale();
  const isLocked = Boolean(field.isDisabled || field.isReadOnly || isPending);
  const face = {
    className: classNames(fieldStyles.control, fieldStyles.sizes[size], styles.frame),
    'data-invalid': isInvalid || undefined,
    'data-disabled': field.isDisabled || undefined,
    'data-locked': isLocked || undefined,
  };
  const content = (
    <>
      <div className={styles.values}>
        <div dir={direction} className={styles.ordered}>
          {children}
        </div>
      </div>
      {isPending ? <Spinner size="sm" /> : null}
      {field.isClearable && edited.canClear && !isLocked ? (
        // Backspace clears the parts, so that Tab does not stop here.
        <button
          type="button"
          tabIndex={-1}
          className={classNames(buttonClass({ tone: 'neutral', size: 'sm', isSquare: true }), styles.tool)}
          aria-label={clearLabel}
          onClick={edited.clear}
        >
          <IconClose size={16} />
        </button>
      ) : null}
      {hasCalendar ? (
        <Button className={classNames(buttonClass({ tone: 'neutral', size: 'sm', isSquare: true }), styles.tool)}>
          <IconCalendar size={20} />
        </Button>
      ) : null}
    </>
  );
  return (
    <div ref={edited.boxRef} data-field={field.name} data-unread={edited.isUnread} aria-busy={isPending || undefined}>
      {hasCalendar ? <Group {...face}>{content}</Group> : <div {...face}>{content}</div>}
    </div>
  );
}

/** Day, month and year, or hour and minute, each typed by itself. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot ? { slot } : {})} className={styles.parts}>
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  );
}
