import type { LinkProps, NavigationPort } from '@portal/kit';
import { forwardRef, type MouseEvent } from 'react';
import type { ElementHistory } from './element-history.ts';

/** Links bear their address on the portal, so that they can be copied and opened in a new tab; pressed, they lead on inside of the element where it can show them. */
export function elementNavigation(history: ElementHistory): NavigationPort {
  const ElementLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function ElementLink(
    { onClick, ...rest },
    ref,
  ) {
    const isOwn = rest.target === undefined && rest.download === undefined && history.canShow(rest.href);
    return (
      <a
        {...rest}
        ref={ref}
        onClick={(event) => {
          onClick?.(event);
          if (!isOwn || event.defaultPrevented || asksForNewTab(event)) return;
          event.preventDefault();
          history.navigate(rest.href);
        }}
      />
    );
  });
  return { link: ElementLink, navigate: history.navigate, back: history.back };
}

function asksForNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}
