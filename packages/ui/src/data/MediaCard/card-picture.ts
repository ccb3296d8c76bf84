import { pictureSizes } from '../Image/picture-sizes.ts';

/** A card of a grid has the whole width on phones only. */
export const cardSizes = '(min-width: 40rem) 24rem, 100vw';

/**
 * Begins to fetch the picture of the card that will stand first, as soon as its address is known: on a phone it is the largest that is seen, and would come a
 * round after the card. The card asks for the same picture.
 */
export function fetchCardPicture(address: string | null | undefined): void {
  if (!address) return;
  const { sizes, srcSet } = pictureSizes(address, cardSizes);
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.sizes = sizes ?? '';
  if (srcSet === undefined) picture.src = address;
  else picture.srcset = srcSet;
}
