import {
  BackLink,
  Button,
  Drawer,
  Heading,
  IconArrowLeft,
  IconChevronDown,
  type IconComponent,
  SideMenu,
  type SideMenuItem,
  Stack,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './area-layout.css.ts';

export interface AreaEntry {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent | undefined;
  /** Pages that belong to this one. */
  items?: readonly AreaEntry[] | undefined;
}

interface WayOut {
  label: string;
  href: string;
}

export interface AreaFrameProps {
  /** The pages of the area that are open to whoever looks, in their order. */
  entries: readonly AreaEntry[];
  /** The entry whose page is shown. */
  current?: string | undefined;
  /** The way out of the area. */
  leave: WayOut;
  /** Where there is no room for the menu: the way to a page that lists the others. Without it they are in a drawer. */
  back?: WayOut | undefined;
  labels: {
    area: string;
    pages: string;
    /** Names the button of the drawer. */
    openPages?: (page: string) => string;
    /** Names the button that shows the pages below one. */
    pagesIn?: (page: string) => string;
  };
  children: ReactNode;
}

/** An area of the portal: its pages and the way out in a menu beside the page; where there is no room for one in a drawer, or on a page that the others lead back to. */
export function AreaFrame({ entries, current, leave, back, labels, children }: AreaFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {back ? (
          <div className={styles.back}>
            <BackLink href={back.href}>{back.label}</BackLink>
          </div>
        ) : (
          <AreaDrawer entries={entries} current={current} leave={leave} labels={labels} />
        )}
      </div>
      <div className={styles.side}>
        <Stack gap={3}>
          <div className={styles.name}>
            <Heading level={2} size="sm">
              {labels.area}
            </Heading>
          </div>
          <SideMenu label={labels.pages} items={menuItems(entries, current, leave)} expandLabel={labels.pagesIn} />
        </Stack>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** The name of the page that is shown opens the others; the sign of a menu is that of the portal's own, above it. */
function AreaDrawer({ entries, current, leave, labels }: Omit<AreaFrameProps, 'back' | 'children'>) {
  const [isOpen, setOpen] = useState(false);
  const page = entries.find(({ id }) => id === current)?.label ?? labels.area;
  return (
    <>
      <Button
        tone="quiet"
        icon={IconChevronDown}
        iconPosition="end"
        label={labels.openPages?.(page)}
        isExpanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {page}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={labels.area}>
        <SideMenu label={labels.pages} items={menuItems(entries, current, leave, () => setOpen(false))} />
      </Drawer>
    </>
  );
}

function menuItems(
  entries: readonly AreaEntry[],
  current: string | undefined,
  leave: WayOut,
  onPress?: () => void,
): SideMenuItem[] {
  const item = (entry: AreaEntry): SideMenuItem => ({
    ...entry,
    isCurrent: entry.id === current,
    onPress,
    items: entry.items?.map(item),
  });
  return [...entries.map(item), { id: 'leave', ...leave, icon: IconArrowLeft, isApart: true, onPress }];
}
