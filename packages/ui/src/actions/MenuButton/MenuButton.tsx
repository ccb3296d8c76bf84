import type { ReactNode } from 'react';
import type { Placement } from '../../overlays/overlay/placement.ts';
import { triggerAppearance, type TriggerKind } from '../../overlays/overlay/trigger-appearance.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { useMenu } from './use-menu.tsx';

export interface MenuButtonProps {
  label: string;
  trigger?: TriggerKind | undefined;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  /** What a choice of its menu opened has just been closed, and the button is there again: the focus comes back to it. */
  hasAutoFocus?: boolean | undefined;
  /** Above the items; it is not part of the menu. */
  header?: ReactNode;
}

const plainButton: TriggerKind = { kind: 'button' };

/** A button with a menu of actions and links. */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, placement, header, trigger: look = plainButton, isPending = false } = props;
  const { trigger, popover } = useMenu({ label, items, placement, header, isHeld: isPending });
  const { className, name, face } = triggerAppearance(look, label, isPending);
  return (
    <>
      <button
        {...name}
        {...trigger}
        className={className}
        disabled={props.isDisabled}
        autoFocus={props.hasAutoFocus}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
      >
        {face}
      </button>
      {popover}
    </>
  );
}
