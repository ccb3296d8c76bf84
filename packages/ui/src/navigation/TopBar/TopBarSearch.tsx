import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../foundations/class-names.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconClose, IconSearch } from '../../foundations/icons/icons.ts';
import * as styles from './TopBar.css.ts';

interface TopBarSearchProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels: { openSearch: string; closeSearch: string };
  children: ReactNode;
}

/** The search in the bar; on phones behind a button, and then over the whole bar. */
export function TopBarSearch({ isOpen, onOpenChange, labels, children }: TopBarSearchProps) {
  const fieldRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLSpanElement>(null);
  const change = (next: boolean) => {
    // A phone shows its keyboard only when the field has the focus before the press is over.
    flushSync(() => onOpenChange(next));
    const place = next ? fieldRef.current?.querySelector('input') : openerRef.current?.querySelector('button');
    place?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') change(false);
  };
  return (
    <>
      <div className={classNames(styles.search, !isOpen && styles.awayOnPhones)} onKeyDown={onKeyDown}>
        <div ref={fieldRef} className={styles.searchField}>
          {children}
        </div>
        <span className={styles.onPhones}>
          <IconButton label={labels.closeSearch} icon={IconClose} onPress={() => change(false)} />
        </span>
      </div>
      <span ref={openerRef} className={classNames(styles.searchOpener, isOpen && styles.awayOnPhones)}>
        <IconButton label={labels.openSearch} icon={IconSearch} isExpanded={isOpen} onPress={() => change(true)} />
      </span>
    </>
  );
}
