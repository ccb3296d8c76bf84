import { cloneElement, type ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useOverlayPlace } from '../../foundations/PortalRoot/root-context.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One element that can have the focus: a native button or link. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A few words about a control, on hover and on focus; Escape puts them away. One that is disabled has them in the browser's own way. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const { place } = useOverlayPlace();
  // What is disabled cannot have the focus, which a tooltip asks for.
  if (children.props.disabled === true) return cloneElement(children, { title: text });
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={tooltip} placement={placement} offset={6} {...place}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
