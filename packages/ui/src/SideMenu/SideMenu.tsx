import { useId } from 'react';
import type { IconComponent } from '../icons/icon.tsx';
import { Anchor } from '../PortalRoot/Anchor.tsx';
import { runsOf } from './runs-of.ts';
import * as styles from './SideMenu.css.ts';

export interface SideMenuItem {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent | undefined;
  count?: number | undefined;
  isCurrent?: boolean | undefined;
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
}

/** The places of an area under each other, in named groups where there are many. */
export function SideMenu({ label, items }: SideMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      {runsOf(items).map((run) =>
        Array.isArray(run) ? <Entries key={run[0]?.id} items={run} /> : <Group key={run.id} {...run} />,
      )}
    </nav>
  );
}

function Group({ group, items }: SideMenuGroup) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupName}>
        {group}
      </p>
      <Entries items={items} />
    </div>
  );
}

function Entries({ items }: { items: readonly SideMenuItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, icon: Icon, ...item }) => (
        <li key={id}>
          <Anchor
            href={item.href}
            className={styles.entry}
            aria-current={item.isCurrent ? 'page' : undefined}
            onClick={item.onPress}
          >
            {Icon ? <Icon size={20} /> : null}
            <span className={styles.words}>{item.label}</span>
            {item.count === undefined ? null : (
              <>
                {' '}
                <span className={styles.count}>{item.count}</span>
              </>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
