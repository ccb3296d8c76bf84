import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipPanelProps {
  id: string;
  text: ReactNode;
  placement: 'top' | 'bottom' | 'start' | 'end';
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
}

/** The words beside their control, which says when they show. */
export function TooltipPanel({ text, isOpen, ...props }: TooltipPanelProps) {
  const { place } = useOverlayContainer();
  const state = useMemo(() => ({ isOpen, shouldSkipAnimation: false, open: nothing, close: nothing }), [isOpen]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...props} {...place} className={tooltip} offset={6}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

function nothing() {}
