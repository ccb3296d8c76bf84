import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { IconCheck } from '../../foundations/icons/icons.ts';
import * as styles from './overlay.css.ts';

export interface ListOption {
  id: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Before the words: a face, a colour. */
  start?: ReactNode;
}

/** One option of a list that opens, with a tick when it is chosen. */
export function listOption({ id, label, description, isDisabled = false, start }: ListOption) {
  return (
    <ListBoxItem key={id} id={id} textValue={label} className={styles.option} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {start}
          <span className={styles.optionWords}>
            <bdi>{label}</bdi>
            {description ? <span className={styles.optionNote}> {description}</span> : null}
          </span>
          <span className={styles.optionMark}>{isSelected ? <IconCheck size={16} /> : null}</span>
        </>
      )}
    </ListBoxItem>
  );
}
