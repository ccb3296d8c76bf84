import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Drawer } from '../../overlays/Drawer/Drawer.tsx';
import { IconFilter } from '../../foundations/icons/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import type { FilterBarLabels } from './filter-bar-labels.ts';
import * as styles from './FilterBar.css.ts';

interface FiltersDrawerProps {
  count: number;
  showText: string;
  onClose?: (() => void) | undefined;
  onClearAll?: (() => void) | undefined;
  labels: FilterBarLabels;
  children: ReactNode;
}

/** The filters behind one button. */
export function FiltersDrawer({ count, showText, onClose, onClearAll, labels, children }: FiltersDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  function close() {
    setOpen(false);
    onClose?.();
  }
  const footer = (
    <Stack gap={2} isGrowing>
      <Button tone="primary" isFullWidth onPress={close}>
        {showText}
      </Button>
      {onClearAll && count > 0 ? (
        <Button tone="quiet" isFullWidth onPress={onClearAll}>
          {labels.clearAll}
        </Button>
      ) : null}
    </Stack>
  );
  return (
    <>
      <Button icon={IconFilter} onPress={() => setOpen(true)}>
        {labels.filters(count)}
      </Button>
      <Drawer isOpen={isOpen} onClose={close} title={labels.title} labels={{ close: labels.close }} footer={footer}>
        <div className={styles.stacked}>{children}</div>
      </Drawer>
    </>
  );
}
