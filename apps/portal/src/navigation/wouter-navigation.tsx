import type { NavigationPort } from '@portal/kit';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { prepareLink } from './prepare-link.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Own paths go through the router; other addresses, new tabs and downloads are the browser's. */
function HostLink({ href, ...rest }: AnchorProps) {
  const isOwn = href.startsWith('/') && rest.target === undefined && rest.download === undefined;
  return isOwn ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Its page's code is on the way as soon as somebody points at it. */
function OwnLink({ onPointerEnter, onFocus, ...rest }: AnchorProps) {
  return (
    <Link
      {...rest}
      onPointerEnter={(event) => {
        prepareLink(rest.href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepareLink(rest.href);
        onFocus?.(event);
      }}
    />
  );
}

/** The features' way to link and go, over the host's router. */
export const wouterNavigation: NavigationPort = {
  link: HostLink,
  navigate: (href, options) => navigate(href, { replace: options?.replace ?? false }),
  back: () => window.history.back(),
};
