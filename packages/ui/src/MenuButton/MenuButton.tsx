import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Placement } from '../overlay/placement.ts';
import { triggerLook, type TriggerKind } from '../overlay/trigger-look.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPopover } from './MenuPopover.tsx';

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

/** A button with a menu of actions and links. The menu costs nothing until it is asked for: a table has one in each row. */
export function MenuButton(props: MenuButtonProps) {
  const { label, trigger = plainButton, isPending = false } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  /** The end that the focus begins at; undefined until the menu is opened for the first time. */
  const [start, setStart] = useState<'first' | 'last'>();
  const [isOpen, setOpen] = useState(false);
  const { className, name, face } = triggerLook(trigger, label, isPending);

  function open(from: 'first' | 'last'): void {
    if (isPending) return;
    // The focus comes back to what had it, and not every browser gives it to a button that is pressed.
    triggerRef.current?.focus();
    setStart(from);
    setOpen(true);
  }

  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <>
      <button
        {...name}
        ref={triggerRef}
        type="button"
        className={className}
        disabled={props.isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={() => open('first')}
        onKeyDown={openByArrow}
      >
        {face}
      </button>
      {start === undefined ? null : (
        <MenuPopover
          label={label}
          items={props.items}
          header={props.header}
          placement={props.placement ?? 'bottom start'}
          triggerRef={triggerRef}
          start={start}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
