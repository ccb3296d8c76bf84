import { useId, type ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { PopoverTrigger } from '../overlay/PopoverTrigger.tsx';
import type { TriggerKind } from '../overlay/trigger-appearance.tsx';
import { floating } from '../overlay/overlay.css.ts';
import type { Placement } from '../overlay/placement.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { panel } from './Popover.css.ts';

export interface PopoverProps {
  trigger: { label: string } & TriggerKind;
  title?: string;
  placement?: Placement;
  isDisabled?: boolean;
  /** A function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside the control that opens it. */
export function Popover({ trigger, title, placement = 'bottom start', isDisabled, children }: PopoverProps) {
  const titleId = useId();
  const { place } = useOverlayContainer();
  const name = title === undefined ? { 'aria-label': trigger.label } : { 'aria-labelledby': titleId };
  return (
    <DialogTrigger>
      <PopoverTrigger label={trigger.label} trigger={trigger} isDisabled={isDisabled} />
      <AriaPopover {...place} className={floating} placement={placement} offset={6}>
        <Dialog className={panel} {...name}>
          {({ close }) => (
            <>
              {title === undefined ? null : (
                <Heading level={3} id={titleId}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
