import type { ContentKind } from '../../model/content-kinds.ts';

/** Where a new item is kept until it is saved. */
export function newItemKey(kind: ContentKind): string {
  return `content:new:${kind}`;
}

/** Where changes to an item are kept until they are saved, whatever others save meanwhile. */
export function itemEditKey(id: string): string {
  return `content:edit:${id}`;
}
