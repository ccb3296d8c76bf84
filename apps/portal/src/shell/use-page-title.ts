import { useLayoutEffect } from 'react';
import { profile } from 'virtual:portal-profile';

/** The title of the browser's tab: the page's, then the organisation's short name; that name alone where a page has no title. */
export function tabTitle(title: string | undefined): string {
  return title === undefined ? profile.shortName : `${title} · ${profile.shortName}`;
}

/** Before the browser draws, so that a page that leads on at once has had its title in the history too. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
