import { useTopFavourites } from '../model/use-top-favourites.ts';
import { Favourites } from './Favourites.tsx';

/** The favourite communities of whoever is signed in. */
export function LiveFavourites() {
  return <Favourites view={useTopFavourites()} />;
}
