import { Button } from 'react-aria-components/Button';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconChevronDown } from '../icons/icons.ts';
import { menuEntries } from '../MenuButton/MenuEntries.tsx';
import * as overlayStyles from '../overlay/overlay.css.ts';
import { useOverlayPlace } from '../PortalRoot/root-context.ts';
import type { TopBarGroup } from './top-bar-entry.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarMenuProps {
  group: TopBarGroup;
  isCurrent: boolean;
}

// The entry is lower than the bar; its menu starts under the bar.
const belowTheBar = 16;

/** The places of a group, opened from the bar. */
export function TopBarMenu({ group, isCurrent }: TopBarMenuProps) {
  const { place } = useOverlayPlace();
  return (
    <MenuTrigger>
      <Button className={styles.entry} aria-current={isCurrent || undefined}>
        <span className={styles.entryWords}>{group.label}</span>
        <IconChevronDown size={16} />
      </Button>
      <Popover {...place} className={overlayStyles.floating} placement="bottom start" offset={belowTheBar}>
        <Menu className={overlayStyles.list} aria-label={group.label}>
          {menuEntries(group.items)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
