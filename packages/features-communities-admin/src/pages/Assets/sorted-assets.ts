import type { FolderAsset } from '@portal/api';

export const assetSorts = ['ownOrder', 'byDate', 'byDescription', 'byName'] as const;
export type AssetSort = (typeof assetSorts)[number];

/** Files and links as they are looked through: the newest first, or by words. */
export function sortedAssets(assets: readonly FolderAsset[], sort: AssetSort, locale: string): readonly FolderAsset[] {
  const by = (words: (asset: FolderAsset) => string) =>
    assets.toSorted((a, b) => words(a).localeCompare(words(b), locale, { numeric: true, sensitivity: 'base' }));
  switch (sort) {
    case 'ownOrder':
      return assets;
    case 'byDate':
      return assets.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    case 'byDescription':
      return by(({ description }) => description);
    case 'byName':
      return by(({ name }) => name);
  }
}

const pictures = ['png', 'jpeg', 'jpg'];

/** The type of an asset as it is named: `PDF`; null of a link. */
export function typeOf({ fileName }: Pick<FolderAsset, 'fileName'>): string | null {
  if (fileName === null) return null;
  const type = fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
  return type === 'JPEG' ? 'JPG' : type;
}

/** Pictures alone can be looked at without downloading them. */
export function hasPreview({ fileName }: Pick<FolderAsset, 'fileName'>): boolean {
  return fileName !== null && pictures.some((ending) => fileName.toLowerCase().endsWith(`.${ending}`));
}
