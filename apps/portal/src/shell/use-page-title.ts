import { useEffect } from 'react';
import { profile } from 'virtual:portal-profile';

/** The title of the browser's tab: the page's, then the organisation's short name; that name alone where a page has no title. */
export function tabTitle(title: string | undefined): string {
  return title === undefined ? profile.shortName : `${title} · ${profile.shortName}`;
}

export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
