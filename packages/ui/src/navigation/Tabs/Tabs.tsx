import { type ReactNode, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import * as styles from './Tabs.css.ts';
import { useCurrentInView } from './use-current-in-view.ts';

export interface TabItem {
  id: string;
  label: string;
  /** Left out for a part that is closed for now: it stays in sight. */
  href?: string | undefined;
  count?: number | undefined;
  icon?: IconComponent | undefined;
}

export interface TabsProps {
  /** Says what the tabs divide. */
  label: string;
  items: readonly TabItem[];
  /** Id of the tab that is shown. */
  current: string;
  /** Stays in view under the top bar. */
  isSticky?: boolean;
}

/** The parts of a page, each with an address of its own. */
export function Tabs({ label, items, current, isSticky }: TabsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useCurrentInView(listRef, current, items.length);

  return (
    <nav aria-label={label} className={classNames(styles.tabs, isSticky && styles.sticky)}>
      <ul ref={listRef} className={styles.list}>
        {items.map(({ id, icon: Icon, count, ...item }) => (
          <li key={id} className={styles.place}>
            <TabLink href={item.href} isCurrent={id === current}>
              {Icon ? <Icon size={16} /> : null}
              <bdi>{item.label}</bdi>
              {count === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ href, isCurrent, children }: Pick<TabItem, 'href'> & { isCurrent: boolean; children: ReactNode }) {
  const aria = { 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (href !== undefined)
    return (
      <Anchor href={href} className={styles.tab} {...aria}>
        {children}
      </Anchor>
    );
  return (
    <span role="link" aria-disabled="true" className={classNames(styles.tab, styles.closed)} {...aria}>
      {children}
    </span>
  );
}
