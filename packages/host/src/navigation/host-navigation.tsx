import { useClient } from '@portal/api';
import { type LinkProps, type NavigationPort, usePortal } from '@portal/kit';
import { type MouseEvent, useTransition } from 'react';
import { useComposition } from '../composition-context.ts';
import { useHistory } from './history-context.ts';
import type { PortalHistory } from './portal-history.ts';
import { prefetchLink } from './prefetch-link.ts';

/** Own paths stay in the page; other addresses, new tabs and downloads are the browser's. */
function HostLink({ href, ...rest }: LinkProps) {
  const isOwn = href.startsWith('/') && rest.target === undefined && rest.download === undefined;
  return isOwn ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** What its page begins with is on the way as soon as somebody points at it. Until that page is rendered, the link says that it was pressed. */
function OwnLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const composition = useComposition();
  const history = useHistory();
  const { queryClient, session } = usePortal();
  const client = useClient();
  const [isPending, startTransition] = useTransition();
  const prefetch = () => prefetchLink(composition, href, session.get() === null ? undefined : { queryClient, client });
  return (
    <a
      {...rest}
      href={href}
      data-pending={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForNewTab(event)) return;
        event.preventDefault();
        startTransition(() => history.navigate(href));
      }}
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
    />
  );
}

function asksForNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}

/** The features' way to link and go. */
export function hostNavigation(history: PortalHistory): NavigationPort {
  return {
    link: HostLink,
    navigate: (href, options) =>
      href.startsWith('/') ? history.navigate(href, options) : window.location.assign(href),
    back: () => history.go(-1),
  };
}
