import { useId } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { runsOf } from './runs-of.ts';
import * as styles from './SideMenu.css.ts';
import { SideMenuEntries } from './SideMenuEntries.tsx';

export interface SideMenuItem {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent | undefined;
  count?: number | undefined;
  /** What is counted, for whoever hears the menu: '3 new posts'. */
  countLabel?: string | undefined;
  isCurrent?: boolean | undefined;
  /** With space above it: a way out, or help. */
  isApart?: boolean | undefined;
  /** Places under this one; they show while one of them or this is current, or when asked for. */
  items?: readonly SideMenuItem[] | undefined;
  /** Called beside following the link, as to close the drawer it stands in. */
  onPress?: (() => void) | undefined;
}

export interface SideMenuGroup {
  id: string;
  /** Its name. */
  group: string;
  items: readonly SideMenuItem[];
}

export type SideMenuEntry = SideMenuItem | SideMenuGroup;

export interface SideMenuProps {
  label: string;
  items: readonly SideMenuEntry[];
  /** Names the button that shows what is under an entry: 'Pages in Settings'. */
  expandLabel?: ((label: string) => string) | undefined;
}

const pagesIn = (label: string) => `Pages in ${label}`;

/** The places of an area under each other, in named groups where there are many. */
export function SideMenu({ label, items, expandLabel = pagesIn }: SideMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      {runsOf(items).map((run) =>
        Array.isArray(run) ? (
          <SideMenuEntries key={run[0]?.id} items={run} label={expandLabel} />
        ) : (
          <Group key={run.id} {...run} expandLabel={expandLabel} />
        ),
      )}
    </nav>
  );
}

function Group({ group, items, expandLabel }: SideMenuGroup & { expandLabel: (label: string) => string }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupName}>
        {group}
      </p>
      <SideMenuEntries items={items} label={expandLabel} />
    </div>
  );
}
