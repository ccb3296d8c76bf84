import { type ReactNode, useState } from 'react';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  isOpenAtFirst?: boolean;
  /** A function is rendered from the first opening on. */
  children: ReactNode | (() => ReactNode);
}

/** Something that is shown when it is asked for. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst);
  const open = () => setWasOpen(true);
  return (
    <details className={styles.disclosure} open={isOpenAtFirst} onToggle={open}>
      <summary className={styles.summary} onClick={open}>
        {title}
        <span className={styles.sign}>
          <IconChevronDown />
        </span>
      </summary>
      <div className={styles.content}>{typeof children !== 'function' ? children : wasOpen && children()}</div>
    </details>
  );
}
