import type { NavigationPort } from '@portal/kit';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Own paths go through the router; other addresses, new tabs and downloads are the browser's. */
function HostLink({ href, ...rest }: AnchorProps) {
  const isOwn = href.startsWith('/') && rest.target === undefined && rest.download === undefined;
  return isOwn ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The features' way to link and go, over the host's router. */
export const wouterNavigation: NavigationPort = {
  link: HostLink,
  navigate: (href, options) => navigate(href, { replace: options?.replace ?? false }),
  back: () => window.history.back(),
};
