import { Button, Drawer, Heading, IconArrowLeft, type IconComponent, IconMenu, SideMenu, Stack } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './area-layout.css.ts';

export interface AreaEntry {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent | undefined;
}

export interface AreaFrameProps {
  /** The pages of the area that are open to whoever looks, in their order. */
  entries: readonly AreaEntry[];
  /** The entry whose page is shown. */
  current?: string | undefined;
  /** The way out of the area. */
  leave: { label: string; href: string };
  labels: { area: string; pages: string; openPages(page: string): string };
  children: ReactNode;
}

/** An area of the portal: its pages and the way out in a menu beside the page, in a drawer where there is no room for one. */
export function AreaFrame({ entries, current, leave, labels, children }: AreaFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const page = entries.find(({ id }) => id === current)?.label ?? labels.area;

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Button
          tone="quiet"
          icon={IconMenu}
          label={labels.openPages(page)}
          isExpanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {page}
        </Button>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={labels.area}>
        <SideMenu label={labels.pages} items={items(() => setOpen(false))} />
      </Drawer>
      <div className={styles.side}>
        <Stack gap={3}>
          <div className={styles.name}>
            <Heading level={2} size="sm">
              {labels.area}
            </Heading>
          </div>
          <SideMenu label={labels.pages} items={items()} />
        </Stack>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );

  function items(onPress?: () => void) {
    const wayOut = { id: 'leave', ...leave, icon: IconArrowLeft, isApart: true };
    return [...entries, wayOut].map((entry) => ({ ...entry, isCurrent: entry.id === current, onPress }));
  }
}
