import { useId, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { SideMenuItem } from './SideMenu.tsx';
import * as styles from './SideMenu.css.ts';

interface SideMenuEntriesProps {
  items: readonly SideMenuItem[];
  id?: string;
  label: (label: string) => string;
}

export function SideMenuEntries({ items, id, label }: SideMenuEntriesProps) {
  return (
    <ul className={styles.list} id={id}>
      {items.map((item) => (
        <li key={item.id}>{item.items?.length ? <Branch item={item} label={label} /> : <Leaf item={item} />}</li>
      ))}
    </ul>
  );
}

function Leaf({ item }: { item: SideMenuItem }) {
  const { icon: Icon } = item;
  return (
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
          <span className={styles.count} aria-hidden={item.countLabel === undefined ? undefined : true}>
            {item.count}
          </span>
          {item.countLabel === undefined ? null : <VisuallyHidden>{item.countLabel}</VisuallyHidden>}
        </>
      )}
    </Anchor>
  );
}

function Branch({ item, label }: { item: SideMenuItem; label: (label: string) => string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState<boolean>();
  const isExpanded = isOpen ?? isWithin(item);
  return (
    <>
      <div className={styles.branch}>
        <Leaf item={item} />
        <button
          type="button"
          className={styles.expander}
          aria-label={label(item.label)}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          onClick={() => setIsOpen(!isExpanded)}
        >
          <span className={classNames(styles.arrow, isExpanded && styles.arrowUp)}>
            <IconChevronDown size={16} />
          </span>
        </button>
      </div>
      {isExpanded ? (
        <div className={styles.under}>
          <SideMenuEntries id={id} items={item.items ?? []} label={label} />
        </div>
      ) : null}
    </>
  );
}

function isWithin({ isCurrent, items }: SideMenuItem): boolean {
  return isCurrent === true || (items ?? []).some(isWithin);
}
