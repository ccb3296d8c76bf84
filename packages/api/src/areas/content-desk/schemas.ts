import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { lineOf, perhapsRichText, plainText } from '../../contract/texts.ts';
import {
  categoryTypes,
  contentChangeKinds,
  contentKinds,
  contentStates,
  importFaults,
  importSources,
} from './statuses.ts';

const bounds = limits.contentItem;

export const contentKind = z.enum(contentKinds);
export const contentState = z.enum(contentStates);
export const categoryType = z.enum(categoryTypes);

/** Everything that is written of an item, the whole of it each time. Files are those that were sent to it before, by their ids. */
export const contentFields = z.object({
  name: lineOf(bounds.nameLength),
  shortDescription: plainText(bounds.shortLength, 0),
  content: perhapsRichText(bounds.bodyLength, 'page'),
  /** What is on it is said for those who do not see it. */
  image: z.object({ assetId: id, alt: lineOf(bounds.altLength) }).nullable(),
  /** In their order. */
  attachments: z.array(z.object({ assetId: id, name: lineOf(bounds.fileNameLength) })).max(bounds.attachments),
  /** Of news and resources, subcategories too; pages have none. */
  categoryIds: z.array(id).max(bounds.categories),
  tagIds: z.array(id).max(bounds.tags),
  /** None: everybody. */
  segmentIds: z.array(id).max(bounds.segments),
  /** For those alone whose membership has not lapsed. */
  isMembersOnly: z.boolean(),
});

/** Null: their account is no more, or the item came from elsewhere. */
const somebody = z.object({ id, name: z.string() }).nullable();

const written = {
  name: z.string(),
  shortDescription: z.string(),
  /** Its pictures have addresses that work for whoever asks. */
  content: html,
  /** `alt` is empty where nobody has said it yet. */
  image: z.object({ assetId: id, url: z.string(), alt: z.string() }).nullable(),
  attachments: z.array(z.object({ assetId: id, name: z.string(), type: z.string(), url: z.string() })),
  categoryIds: z.array(id),
  tagIds: z.array(id),
  segmentIds: z.array(id),
  isMembersOnly: z.boolean(),
};

const standing = {
  id,
  kind: contentKind,
  state: contentState,
  publishFrom: iso.nullable(),
  publishUntil: iso.nullable(),
  createdAt: iso,
  createdBy: somebody,
  /** Null where nobody has changed it. */
  updatedAt: iso.nullable(),
  updatedBy: somebody,
  /** Of one that can still be taken back. */
  deletedAt: iso.nullable(),
  /** Goes up with every change. */
  revision: z.int(),
};

/** An item as those see it who write it. */
export const deskItem = z.object({ ...standing, ...written });

/** The same in a list. */
export const listedDeskItem = z.object({
  ...standing,
  name: z.string(),
  imageUrl: z.string().nullable(),
  segmentIds: z.array(id),
  isMembersOnly: z.boolean(),
});

/** What was done to an item; `hasText` where it can be read and restored as it was then. */
export const contentChange = z.object({
  revision: z.int(),
  at: iso,
  kind: z.enum(contentChangeKinds),
  by: somebody,
  hasText: z.boolean(),
});

/** An item as it was saved once. Categories, tags and files that are gone since are left out. */
export const contentVersion = z.object({ ...contentChange.omit({ hasText: true }).shape, ...written });

export const deskCategory = z.object({
  id,
  label: z.string(),
  type: categoryType,
  /** Null: it stands at the top. */
  parentId: id.nullable(),
  /** Items in it, of every state. */
  itemCount: z.int(),
});

export const deskTag = z.object({
  id,
  label: z.string(),
  itemCount: z.int(),
  /** Posts, communities and events that carry it too. */
  elsewhereCount: z.int(),
});

/** What a file from elsewhere tells. */
export const contentImportPreview = z.object({
  source: z.enum(importSources),
  entries: z.array(
    z.object({
      /** In the file, from 1. */
      position: z.int(),
      name: z.string(),
      /** When it was published there. */
      publishedAt: iso.nullable(),
      categories: z.array(z.string()),
      tags: z.array(z.string()),
      /** Addresses of pictures, which do not come along; the first of them. */
      missingPictures: z.array(z.string()),
      missingPictureCount: z.int(),
      /** There is an item of this kind and name already; it is brought in where its position is named. */
      isKnown: z.boolean(),
      fault: z.enum(importFaults).nullable(),
    }),
  ),
  /** That would be made. */
  newCategories: z.array(z.string()),
  newTags: z.array(z.string()),
  /** Entries that are something else: menus, files, pages among news. */
  otherCount: z.int(),
});
