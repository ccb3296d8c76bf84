import { useMessages } from '@portal/kit';
import { Button, Drawer, IconButton, IconFilter } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import * as css from './ExploreCommunitiesScreen.css.ts';

interface FiltersSheetProps {
  count: number;
  total: number | null;
  children: ReactNode;
}

/** The filters on a narrow screen, behind one button. */
export function FiltersSheet(props: FiltersSheetProps) {
  const { count, total } = props;
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.onlyNarrow}>
      <IconButton
        label={t('filters')}
        icon={IconFilter}
        tone="secondary"
        badge={count > 0 ? count : undefined}
        onPress={() => setOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={t('filters')}
        footer={
          <Button tone="primary" isFullWidth onPress={close}>
            {t('showResults', { n: total ?? 0 })}
          </Button>
        }
      >
        {props.children}
      </Drawer>
    </div>
  );
}
