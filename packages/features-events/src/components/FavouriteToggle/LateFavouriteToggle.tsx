import { lazyPart } from '@portal/ui';
import type { ComponentProps } from 'react';
import { AfterPage } from '../AfterPage.tsx';
import type { FavouriteToggle } from './FavouriteToggle.tsx';

const Late = lazyPart(async () => ({ default: (await import('./FavouriteToggle.tsx')).FavouriteToggle }), {
  Gone: null,
});

/** Of a card: a list is read before anything of it is kept, so what keeps it comes after the list. */
export function LateFavouriteToggle({ event }: ComponentProps<typeof FavouriteToggle>) {
  return (
    <AfterPage coming={null}>
      <Late event={event} />
    </AfterPage>
  );
}
