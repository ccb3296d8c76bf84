import type { ReactNode } from 'react';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Something that is shown when it is asked for. */
export function Disclosure({ title, isOpenAtFirst, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.sign}>
          <IconChevronDown />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
