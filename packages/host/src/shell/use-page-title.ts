import { type Profile, usePortal } from '@portal/kit';
import { useLayoutEffect } from 'react';

/** The title of the browser's tab: the page's, then the organisation's short name; that name alone where a page has no title. */
export function tabTitle(title: string | undefined, { shortName }: Pick<Profile, 'shortName'>): string {
  return title === undefined ? shortName : `${title} · ${shortName}`;
}

/** Before the browser paints, so that a page that leads on at once has had its title in the history too. */
export function usePageTitle(title: string | undefined): void {
  const { profile } = usePortal();
  useLayoutEffect(() => {
    document.title = tabTitle(title, profile);
  }, [title, profile]);
}
