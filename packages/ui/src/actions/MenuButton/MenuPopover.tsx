import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../../overlays/overlay/overlay.css.ts';
import type { Placement } from '../../overlays/overlay/placement.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { rootOf } from '../../foundations/root-of.ts';
import type { MenuEntry } from './menu-entry.ts';
import { header as headerClass } from './MenuButton.css.ts';
import { menuEntries } from './MenuEntries.tsx';

export interface MenuPopoverProps {
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  placement: Placement;
  offset?: number | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The end that the focus begins at. */
  start: 'first' | 'last';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu of a button, beside it. */
export function MenuPopover(props: MenuPopoverProps) {
  const { place } = useOverlayContainer();
  const menu = useRef<HTMLDivElement>(null);
  useFocusAfterClick(menu, props.isOpen, props.start);
  return (
    <Popover
      {...place}
      trigger="MenuTrigger"
      aria-label={props.label}
      className={styles.floating}
      placement={props.placement}
      offset={props.offset ?? 6}
      triggerRef={props.triggerRef}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      {props.header ? <div className={headerClass}>{props.header}</div> : null}
      <Menu
        ref={menu}
        className={styles.list}
        aria-label={props.label}
        autoFocus={props.start}
        onClose={() => props.onOpenChange(false)}
      >
        {menuEntries(props.items)}
      </Menu>
    </Popover>
  );
}

/**
 * After the click of a screen reader, react-aria gives the focus when every transition of the page has ended, and then to the menu in
 * place of its entry, where Enter chooses nothing.
 */
function useFocusAfterClick(menu: RefObject<HTMLDivElement | null>, isOpen: boolean, start: 'first' | 'last'): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      const entries = menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? [];
      if ([...entries].some((entry) => entry === rootOf(entry).activeElement)) return;
      entries[start === 'first' ? 0 : entries.length - 1]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [menu, isOpen, start]);
}
