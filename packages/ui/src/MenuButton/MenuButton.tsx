import type { ReactNode } from 'react';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { OverlayTrigger, type TriggerKind } from '../overlay/OverlayTrigger.tsx';
import * as styles from '../overlay/overlay.css.ts';
import type { Placement } from '../overlay/placement.ts';
import { useOverlayPlace } from '../PortalRoot/root-context.ts';
import type { MenuEntry } from './menu-entry.ts';
import { header as headerClass } from './MenuButton.css.ts';
import { menuEntries } from './MenuEntries.tsx';

export interface MenuButtonProps {
  label: string;
  trigger?: TriggerKind | undefined;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  /** Above the items; it is not part of the menu. */
  header?: ReactNode;
}

const plainButton: TriggerKind = { kind: 'button' };

/** A button with a menu of actions and links. */
export function MenuButton(props: MenuButtonProps) {
  const { label, trigger = plainButton, placement = 'bottom start' } = props;
  const { place } = useOverlayPlace();
  return (
    <MenuTrigger>
      <OverlayTrigger label={label} trigger={trigger} isDisabled={props.isDisabled} isPending={props.isPending} />
      <Popover {...place} className={styles.floating} placement={placement} offset={6}>
        {props.header ? <div className={headerClass}>{props.header}</div> : null}
        <Menu className={styles.list} aria-label={label}>
          {menuEntries(props.items)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
