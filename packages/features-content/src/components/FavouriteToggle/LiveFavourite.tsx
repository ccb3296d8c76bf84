import { useFavouriteIds } from '../../model/favourite-ids.ts';
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle.tsx';

/** The bookmark of an item, as soon as it is known whether the reader has put it there. */
export function LiveFavourite({ kind, item }: Omit<FavouriteToggleProps, 'isKept'>) {
  const ids = useFavouriteIds(kind);
  if (ids.state !== 'ready') return null;
  return <FavouriteToggle kind={kind} item={item} isKept={ids.data.includes(item.id)} />;
}
