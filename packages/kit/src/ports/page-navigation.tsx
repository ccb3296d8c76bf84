import { forwardRef } from 'react';
import type { LinkProps, NavigationPort } from './ports.ts';

const PlainLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function PlainLink(props, ref) {
  return <a {...props} ref={ref} />;
});

/** Plain links and page loads, for a host without a router. */
export function pageNavigation(): NavigationPort {
  return {
    link: PlainLink,
    navigate: (href, options) => (options?.replace ? window.location.replace(href) : window.location.assign(href)),
    back: () => window.history.back(),
  };
}
