import { createHash } from 'node:crypto';
import type { LibraryItem } from '../../adapters/directus/directus-library.ts';

/** What a row that was copied is called here: nothing that the portal itself makes begins so. */
export const copiedPrefix = 'library-';

type Kind = LibraryItem['kind'];

export function copiedItemId({ kind, id }: Pick<LibraryItem, 'kind' | 'id'>): string {
  return `${copiedPrefix}${kind}-${id}`;
}

export function copiedCategoryId(kind: Kind, level: 'category' | 'subcategory', id: string): string {
  return `${copiedPrefix}${kind}-${level}-${id}`;
}

/** A file belongs to one item here, and may to several there. */
export function copiedAssetId(itemId: string, fileId: string, place: 'cover' | 'attached'): string {
  const hash = createHash('sha256').update(`${itemId}\n${fileId}\n${place}`).digest('hex');
  return `${copiedPrefix}${hash.slice(0, 32)}`;
}
