import { randomUUID } from 'node:crypto';
import type { ContentFields } from '@portal/api/contract';
import { categoryTypeOf, type ImportedEntry, newLabels } from '@portal/rules';
import { chunked } from '../../../db/chunked.ts';
import type { Db } from '../../../db/connect.ts';
import {
  contentCategories,
  contentChanges,
  contentItemCategories,
  contentItems,
  contentItemTags,
  tags,
} from '../../../db/schema/index.ts';
import { type Call, personOf } from '../../../http/call.ts';
import { lockTagNames } from '../../catalogue/index.ts';
import type { ContentKind } from '../../content/index.ts';
import { nextPosition } from '../categories.queries.ts';
import { lockCategories } from '../categories.writes.ts';
import { categoryIdsOf, tagIdsOf } from './known-to-import.queries.ts';

/** Makes drafts of entries, with the labels that are not there yet. */
export async function bringIn(tx: Db, entries: readonly ImportedEntry[], kind: ContentKind, call: Call): Promise<void> {
  const tagIds = await withNewTags(tx, entries);
  const categoryIds = await withNewCategories(tx, entries, kind);
  const idsOf = (labels: readonly string[], known: ReadonlyMap<string, string>) => [
    ...new Set(labels.flatMap((label) => known.get(label.toLowerCase()) ?? [])),
  ];
  const made = entries.map((entry) => {
    const fields: ContentFields = {
      ...{ name: entry.name, shortDescription: entry.shortDescription, content: entry.contentHtml },
      ...{ image: null, attachments: [], segmentIds: [], isMembersOnly: false },
      categoryIds: idsOf(entry.categories, categoryIds),
      tagIds: idsOf(entry.tags, tagIds),
    };
    return { id: randomUUID(), fields, publishFrom: entry.publishedAt };
  });
  const by = { createdAt: call.now, createdBy: personOf(call).id };
  for (const part of chunked(made)) {
    await tx.insert(contentItems).values(
      part.map(({ id, fields: { name, shortDescription, content }, publishFrom }) => ({
        ...{ id, kind, name, shortDescription, contentHtml: content, publishFrom },
        ...{ ...by, status: 'draft' as const, revision: 1 },
      })),
    );
    const change = { revision: 1, at: call.now, kind: 'imported', personId: by.createdBy } as const;
    await tx.insert(contentChanges).values(part.map(({ id, fields }) => ({ ...change, itemId: id, fields })));
  }
  for (const part of chunked(
    made.flatMap(({ id, fields }) => fields.categoryIds.map((categoryId) => ({ itemId: id, categoryId }))),
  ))
    await tx.insert(contentItemCategories).values(part);
  for (const part of chunked(made.flatMap(({ id, fields }) => fields.tagIds.map((tagId) => ({ itemId: id, tagId })))))
    await tx.insert(contentItemTags).values(part);
}

async function withNewTags(tx: Db, entries: readonly ImportedEntry[]): Promise<ReadonlyMap<string, string>> {
  await lockTagNames(tx);
  const ids = await tagIdsOf(tx);
  const added = newLabels(entries, (entry) => entry.tags, new Set(ids.keys())).map((name) => ({
    id: randomUUID(),
    name,
  }));
  for (const part of chunked(added)) await tx.insert(tags).values(part);
  return new Map([...ids, ...added.map(({ id, name }) => [name.toLowerCase(), id] as const)]);
}

/** Pages have none. */
async function withNewCategories(
  tx: Db,
  entries: readonly ImportedEntry[],
  kind: ContentKind,
): Promise<ReadonlyMap<string, string>> {
  const type = categoryTypeOf(kind);
  if (type === null) return new Map();
  await lockCategories(tx);
  const ids = await categoryIdsOf(tx, kind);
  const first = await nextPosition(tx);
  const added = newLabels(entries, (entry) => entry.categories, new Set(ids.keys())).map((label, at) => ({
    ...{ id: randomUUID(), label, type, parentId: null },
    position: first + at,
  }));
  for (const part of chunked(added)) await tx.insert(contentCategories).values(part);
  return new Map([...ids, ...added.map(({ id, label }) => [label.toLowerCase(), id] as const)]);
}
