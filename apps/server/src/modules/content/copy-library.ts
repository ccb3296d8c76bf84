import type { LibraryItem } from '../../adapters/directus/directus-library.ts';
import type { Deps } from '../../deps.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { copyFiles } from './copied-files.ts';
import { copiedCategoryId, copiedItemId } from './copied-ids.ts';
import {
  archiveOthers,
  type CopiedCategory,
  type CopiedItem,
  type CopiedLinks,
  keepCategories,
  keepItems,
  keepLinks,
  tagIdsOf,
} from './copied-items.writes.ts';

/** A text that is longer is a mistake, and more than the index of words takes. */
const mostLetters = 300_000;

type Copying = Pick<Deps, 'db' | 'files' | 'library' | 'log'>;

/**
 * Copies what the organisation keeps in its own Directus, so that all here reads it as it reads its own: one rule of who may read what, one search, one place of
 * files. What is not there any more is archived, and is active again when it comes back. Done twice it comes to the same.
 */
export async function copyLibrary({ db, files, library, log }: Copying, now: Date, signal: AbortSignal): Promise<void> {
  if (library === null) return;
  const found = eachOnce(await library.read(signal));
  await db.transaction(async (tx) => {
    await keepCategories(tx, categoriesIn(found));
    const tagIds = await tagIdsOf(
      tx,
      found.flatMap(({ tags }) => tags.map(({ label }) => label)),
    );
    await keepItems(
      tx,
      found.map((item) => copied(item)),
    );
    await keepLinks(
      tx,
      found.map((item) => linksOf(item, tagIds)),
    );
    await archiveOthers(tx, found.map(copiedItemId));
  });
  await copyFiles({ db, files, library, log }, found, now, signal);
}

/** What moves to the next page while pages are read comes twice. */
function eachOnce(items: readonly LibraryItem[]): LibraryItem[] {
  const byId = new Map(items.map((item) => [copiedItemId(item), item]));
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

function copied(item: LibraryItem): CopiedItem {
  return {
    id: copiedItemId(item),
    kind: item.kind,
    name: item.name,
    shortDescription: item.shortDescription,
    contentHtml: item.content.length > mostLetters ? '' : sanitisePage(item.content),
    // Whatever else it is called there, it is not meant for members.
    status: item.status === 'active' || item.status === 'published' ? 'active' : 'draft',
    publishFrom: item.publishStartDate,
    isMembersOnly: item.membersOnly ?? false,
    segmentIds: item.segments.map(({ segmentId }) => segmentId),
    // The same each time, also where it is not said.
    createdAt: item.date_created ?? item.publishStartDate ?? item.date_updated ?? new Date(0),
    updatedAt: item.date_updated,
  };
}

/** Those that items are in, by their names, each above those below it. */
function categoriesIn(items: readonly LibraryItem[]): CopiedCategory[] {
  const all = items.flatMap(({ kind, categories, subcategories }): CopiedCategory[] => {
    const type = kind === 'news' ? 'NewsCategories' : 'ResourceCategories';
    const above = categories.map(
      ({ id, label }) => ({ id: copiedCategoryId(kind, 'category', id), label, type, parentId: null }) as const,
    );
    const [parent] = above;
    // One that stands below nothing is none.
    if (parent === undefined) return [];
    return [
      ...above,
      ...subcategories.map(({ id, label }) => ({
        ...({ id: copiedCategoryId(kind, 'subcategory', id), label, type, parentId: parent.id } as const),
      })),
    ];
  });
  return [...new Map(all.map((one) => [one.id, one])).values()].sort((a, b) =>
    `${a.label} ${a.id}` < `${b.label} ${b.id}` ? -1 : 1,
  );
}

function linksOf(item: LibraryItem, tagIds: ReadonlyMap<string, string>): CopiedLinks {
  const { kind, categories, subcategories, tags } = item;
  const below = categories.length === 0 ? [] : subcategories;
  return {
    itemId: copiedItemId(item),
    categoryIds: [
      ...categories.map(({ id }) => copiedCategoryId(kind, 'category', id)),
      ...below.map(({ id }) => copiedCategoryId(kind, 'subcategory', id)),
    ],
    tagIds: [...new Set(tags.flatMap(({ label }) => tagIds.get(label.toLowerCase()) ?? []))],
  };
}
