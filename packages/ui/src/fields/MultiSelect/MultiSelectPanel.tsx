import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../../foundations/class-names.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { floating } from '../../overlays/overlay/overlay.css.ts';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectList, type MultiSelectListProps } from './MultiSelectList.tsx';

interface MultiSelectPanelProps extends MultiSelectListProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** The list of a field, under it. */
export function MultiSelectPanel({ triggerRef, isOpen, onClose, ...list }: MultiSelectPanelProps) {
  const { place } = useOverlayContainer();
  return (
    <Popover
      {...place}
      trigger="DialogTrigger"
      className={classNames(floating, styles.panel)}
      placement="bottom start"
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog className={styles.dialog} aria-labelledby={list.labelledBy}>
        <MultiSelectList {...list} />
      </Dialog>
    </Popover>
  );
}
