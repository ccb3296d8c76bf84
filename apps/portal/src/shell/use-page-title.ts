import { useEffect } from 'react';
import { profile } from 'virtual:portal-profile';

/** The title of the browser's tab: the page's, then the organisation's short name; that name alone where a page has no title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? profile.shortName : `${title} · ${profile.shortName}`;
  }, [title]);
}
