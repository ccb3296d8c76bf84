import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { useMenu } from '../../actions/MenuButton/use-menu.tsx';
import type { TopBarGroup } from './top-bar-entry.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarMenuProps {
  group: TopBarGroup;
  isCurrent: boolean;
}

// The entry is lower than the bar; its menu starts under the bar.
const belowTheBar = 16;

/** The places of a group, opened from the bar. */
export function TopBarMenu({ group: { label, items }, isCurrent }: TopBarMenuProps) {
  const { trigger, popover } = useMenu({ label, items, offset: belowTheBar });
  return (
    <>
      <button {...trigger} className={styles.entry} aria-current={isCurrent || undefined}>
        <span className={styles.entryWords}>{label}</span>
        <IconChevronDown size={16} />
      </button>
      {popover}
    </>
  );
}
