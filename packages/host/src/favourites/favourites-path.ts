/** Where My Favourites are. */
export const favouritesPath = '/favourites';

export function isFavouritesSection({ pattern }: { pattern: string }): boolean {
  return pattern.startsWith(`${favouritesPath}/`);
}
