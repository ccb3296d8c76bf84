import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { overlayParts } from '../../overlays/overlay/overlay-parts.ts';
import type { Placement } from '../../overlays/overlay/placement.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuInput {
  label: string;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
  /** Between the button and its menu, in pixels. */
  offset?: number | undefined;
  header?: ReactNode;
  /** The button takes no press for now. */
  isHeld?: boolean;
}

const startOf: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/** What makes a plain button open a menu. The menu costs nothing until it is asked for: a table has one in each row. */
export function useMenu({ isHeld = false, placement = 'bottom start', ...menu }: MenuInput) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  /** The end that the focus begins at; undefined until the menu is opened for the first time. */
  const [start, setStart] = useState<'first' | 'last'>();
  const [isOpen, setOpen] = useState(false);
  const isLoaded = overlayParts.Menu.useIsLoaded();

  function open(from: 'first' | 'last'): void {
    if (isHeld) return;
    // The focus comes back to what had it, and not every browser gives it to a button that is pressed.
    triggerRef.current?.focus();
    setStart(from);
    setOpen(true);
  }

  /** Enter and Space too: the click that a browser makes of them counts as a screen reader's, which moves the focus late. */
  function openByKey(event: KeyboardEvent): void {
    const start = startOf[event.key];
    if (start === undefined || event.repeat) return;
    event.preventDefault();
    open(start);
  }

  return {
    trigger: {
      ref: triggerRef,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // What cannot be fetched ahead is fetched again when the menu is opened.
      onPointerEnter: overlayParts.Menu.prefetch,
      onFocus: overlayParts.Menu.prefetch,
      onClick: () => open('first'),
      onKeyDown: openByKey,
    } as const,
    popover: start !== undefined && (isOpen || isLoaded) && (
      <overlayParts.Menu
        {...menu}
        placement={placement}
        triggerRef={triggerRef}
        start={start}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onError={() => setOpen(false)}
      />
    ),
  };
}
