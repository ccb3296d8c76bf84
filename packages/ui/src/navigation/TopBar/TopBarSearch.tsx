import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../foundations/class-names.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconClose, IconSearch } from '../../foundations/icons/icons.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarSearchState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rendered while it is open: it takes the focus by itself. */
  field: ReactNode;
}

interface TopBarSearchProps extends TopBarSearchState {
  labels: { openSearch: string; closeSearch: string };
}

/** The search in the bar behind its button, which has the focus again once the search is closed and nothing else was given it. */
export function TopBarSearch({ isOpen, onOpenChange, field, labels }: TopBarSearchProps) {
  const openerRef = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (wasOpen.current && !isOpen && isLost) openerRef.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // A phone shows its keyboard only for a field that is there before the press is over.
  const open = () => flushSync(() => onOpenChange(true));
  const close = () => onOpenChange(false);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) close();
  };
  return (
    <>
      {isOpen ? (
        <div className={styles.search} onKeyDown={onKeyDown}>
          <div className={styles.searchField}>{field}</div>
          <IconButton label={labels.closeSearch} icon={IconClose} onPress={close} />
        </div>
      ) : null}
      <span ref={openerRef} className={classNames(styles.searchOpener, isOpen && styles.away)}>
        <IconButton label={labels.openSearch} icon={IconSearch} isExpanded={isOpen} onPress={open} />
      </span>
    </>
  );
}
