import { cloneElement, type ReactElement, useId } from 'react';
import { overlayParts } from '../overlay/overlay-parts.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One element that can have the focus: a native button or link. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A few words about a control, on hover and on focus; Escape puts them away. One that is disabled has them in the browser's own way. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const { isOpen, isWanted, triggerRef, close, handlers } = useTooltip();
  const isLoaded = overlayParts.Tooltip.useIsLoaded();
  // What is disabled cannot have the focus, which a tooltip asks for.
  if (children.props.disabled === true) return cloneElement(children, { title: text });
  return (
    <>
      {cloneElement(children, {
        ...besides(handlers, children.props),
        ...(isOpen && isLoaded && { 'aria-describedby': id }),
      })}
      {isWanted && (
        <overlayParts.Tooltip
          id={id}
          text={text}
          placement={placement}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onError={close}
        />
      )}
    </>
  );
}

/** Handlers that leave the element's own in place. */
function besides(
  handlers: ReturnType<typeof useTooltip>['handlers'],
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => {
      const first = own[name];
      if (typeof first !== 'function') return [name, handle];
      const both = (event: never) => {
        first(event);
        handle(event);
      };
      return [name, both];
    }),
  );
}
