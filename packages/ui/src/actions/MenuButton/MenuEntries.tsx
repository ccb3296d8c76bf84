import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import * as styles from '../../overlays/overlay/overlay.css.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import type { LinkComponentProps } from '../../foundations/PortalRoot/link-context.tsx';
import type { MenuEntry, MenuItemEntry } from './menu-entry.ts';

/** The entries as the collection that a menu takes. */
export function menuEntries(entries: readonly MenuEntry[]) {
  return entries.map((entry) => ('section' in entry ? menuSection(entry) : menuItem(entry)));
}

function menuSection({ id, section, items }: Extract<MenuEntry, { section: string }>) {
  return (
    <MenuSection key={id} id={id} className={styles.section}>
      <Header className={styles.sectionHead}>{section}</Header>
      {items.map(menuItem)}
    </MenuSection>
  );
}

function menuItem(item: MenuItemEntry) {
  const { id, label, icon: Icon, href, description } = item;
  return (
    <MenuItem
      key={id}
      id={id}
      className={styles.option}
      textValue={label}
      data-tone={item.tone ?? 'neutral'}
      isDisabled={item.isDisabled ?? false}
      onAction={item.onPress}
      {...(href === undefined ? {} : { href, target: item.target, download: item.isDownload, render: hostLink })}
    >
      {Icon ? <Icon size={20} /> : null}
      <span className={styles.optionWords}>
        <bdi>{label}</bdi>
        {description ? <span className={styles.optionNote}> {description}</span> : null}
      </span>
    </MenuItem>
  );
}

// An item with an address is an anchor, so what arrives are an anchor's properties.
function hostLink(props: object) {
  return <Anchor {...(props as LinkComponentProps)} />;
}
