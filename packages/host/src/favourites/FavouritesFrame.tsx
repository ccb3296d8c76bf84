import { type ComposedSection, useMessages } from '@portal/kit';
import type { ReactNode } from 'react';
import { AreaFrame } from '../shell/AreaFrame.tsx';
import { favouritesPath } from './favourites-path.ts';
import { hostMessages } from '../messages.ts';

export interface FavouritesFrameProps {
  sections: readonly Pick<ComposedSection<'favourites'>, 'id' | 'title' | 'icon'>[];
  /** The section that is shown. */
  current: string;
  /** Where the way back leads; undefined: home. */
  back: { label: string; href: string } | undefined;
  children: ReactNode;
}

/** My Favourites: a page for each kind of thing, and the way back. */
export function FavouritesFrame({ sections, current, back, children }: FavouritesFrameProps) {
  const t = useMessages(hostMessages);
  const entries = sections.map(({ id, title, icon }) => ({ id, label: title, icon, href: `${favouritesPath}/${id}` }));
  const leave = back
    ? { label: t('backTo', { page: back.label }), href: back.href }
    : { label: t('backToHome'), href: '/' };
  return (
    <AreaFrame
      entries={entries}
      current={current}
      leave={leave}
      labels={{
        area: t('favourites'),
        pages: t('favourites'),
        openPages: (page) => t('openFavouritesPages', { page }),
      }}
    >
      {children}
    </AreaFrame>
  );
}
