import { type ContentFields, type DeskContentItem, limits } from '@portal/api';
import { custom, each, maxLength, type NestedRules, required } from '@portal/kit/form';
import type { FieldFile, FieldImage } from '@portal/ui';
import type { ComparedContent } from '../../components/Compared/compared-content.ts';

/** A picture that the server has already (`assetId`), or one that was just chosen (`file`). */
export interface EditedImage extends FieldImage {
  assetId?: string;
}

/** An item as it is being written, with the revision that its writer has read: a draft that is taken up again knows what it was made from. */
export interface EditorValues {
  /** Null as long as it is not made. */
  itemId: string | null;
  revision: number;
  name: string;
  shortDescription: string;
  content: string;
  image: EditedImage | null;
  imageAlt: string;
  /** Files that the server has, in their order. */
  documents: { assetId: string; name: string }[];
  /** Files that come after them, once they are sent. */
  files: FieldFile[];
  categoryIds: string[];
  tagIds: string[];
  segmentIds: string[];
  isMembersOnly: boolean;
}

/** What a new item begins with. */
export const newItem: EditorValues = {
  itemId: null,
  revision: 0,
  name: '',
  shortDescription: '',
  content: '',
  image: null,
  imageAlt: '',
  documents: [],
  files: [],
  categoryIds: [],
  tagIds: [],
  segmentIds: [],
  isMembersOnly: false,
};

/** Rows that are kept with a draft. */
export const editorRows = {
  documents: () => ({ assetId: '', name: '' }),
  files: (): FieldFile => ({ id: '', name: '', size: 0 }),
};

export function valuesOf(item: DeskContentItem): EditorValues {
  return {
    itemId: item.id,
    revision: item.revision,
    name: item.name,
    shortDescription: item.shortDescription,
    content: item.content,
    image: item.image === null ? null : { url: item.image.url, assetId: item.image.assetId },
    imageAlt: item.image?.alt ?? '',
    documents: item.attachments.map(({ assetId, name }) => ({ assetId, name })),
    files: [],
    categoryIds: [...item.categoryIds],
    tagIds: [...item.tagIds],
    segmentIds: [...item.segmentIds],
    isMembersOnly: item.isMembersOnly,
  };
}

/** As it is sent, but for its files. */
export function fieldsOf(values: EditorValues): Omit<ContentFields, 'image' | 'attachments'> {
  const { name, shortDescription, content, categoryIds, tagIds, segmentIds, isMembersOnly } = values;
  return { name: name.trim(), shortDescription, content, categoryIds, tagIds, segmentIds, isMembersOnly };
}

/** The same as it is compared with what somebody else has saved. */
export function comparedOf(values: EditorValues): ComparedContent {
  const { image, imageAlt, documents, files } = values;
  return {
    ...fieldsOf(values),
    image: image && { assetId: image.assetId ?? null, alt: imageAlt },
    attachments: [...documents, ...files.map(({ name }) => ({ assetId: null, name }))],
  };
}

export interface RuleWords {
  required: string;
  altRequired: string;
  tooLong: (most: number) => string;
  tooMany: (most: number) => string;
}

const { contentItem } = limits;

/** What can be judged without the server. */
export function editorRules(words: RuleWords): NestedRules<EditorValues> {
  const atMost = (most: number) => maxLength(most, words.tooLong(most));
  const fewOf = (most: number) => custom((list: readonly unknown[]) => list.length <= most, words.tooMany(most));
  return {
    name: [required(words.required), atMost(contentItem.nameLength)],
    shortDescription: [atMost(contentItem.shortLength)],
    content: [atMost(contentItem.bodyLength)],
    imageAlt: [
      (alt: string, { image }: EditorValues) => (image !== null && alt.trim() === '' ? words.altRequired : null),
      atMost(contentItem.altLength),
    ],
    documents: each({ name: [required(words.required), atMost(contentItem.fileNameLength)] }),
    categoryIds: [fewOf(contentItem.categories)],
    tagIds: [fewOf(contentItem.tags)],
    segmentIds: [fewOf(contentItem.segments)],
  };
}
