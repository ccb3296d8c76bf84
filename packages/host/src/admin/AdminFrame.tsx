import { useMessages } from '@portal/kit';
import { Button, Drawer, Heading, IconArrowLeft, type IconComponent, IconMenu, SideMenu, Stack } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './AdminFrame.css.ts';
import { messages } from './messages.ts';

export interface AdminEntry {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent | undefined;
}

export interface AdminFrameProps {
  /** The pages of the area that are open to whoever looks, in their order. */
  entries: readonly AdminEntry[];
  /** The entry whose page is shown. */
  current?: string | undefined;
  children: ReactNode;
}

/** The admin area: its pages and the way out in a menu beside the page, in a drawer where there is no room for one. */
export function AdminFrame(props: AdminFrameProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const page = props.entries.find(({ id }) => id === props.current)?.label ?? t('area');

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Button
          tone="quiet"
          icon={IconMenu}
          label={t('openPages', { page })}
          isExpanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {page}
        </Button>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('area')}>
        <SideMenu label={t('pages')} items={items(() => setOpen(false))} />
      </Drawer>
      <div className={styles.side}>
        <Stack gap={3}>
          <div className={styles.name}>
            <Heading level={2} size="sm">
              {t('area')}
            </Heading>
          </div>
          <SideMenu label={t('pages')} items={items()} />
        </Stack>
      </div>
      <div className={styles.page}>{props.children}</div>
    </div>
  );

  function items(onPress?: () => void) {
    const leave = { id: 'leave', label: t('leave'), href: '/', icon: IconArrowLeft, isApart: true };
    return [...props.entries, leave].map((entry) => ({ ...entry, isCurrent: entry.id === props.current, onPress }));
  }
}
