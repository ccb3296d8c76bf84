/** What a field holds decides which operators it knows: what is told and not looked through knows none. */
export type FieldKind = 'text' | 'moment' | 'flag' | 'unfiltered';

/** The fields of a collection as a filter names them: one thing below another, or a list of things. */
export interface FieldTree {
  readonly [name: string]: FieldKind | { readonly one: FieldTree } | { readonly many: FieldTree };
}

const label = { id: 'text', label: 'text' } as const;
const file = { id: 'text', type: 'text', filenameDownload: 'text' } as const;

/** Of news and resources. */
export const contentItemFields = {
  id: 'text',
  name: 'text',
  shortDescription: 'text',
  // Looking through every whole text, several times for one filter, is no way to search.
  content: 'unfiltered',
  status: 'text',
  image: 'text',
  date_created: 'moment',
  date_updated: 'moment',
  publishStartDate: 'moment',
  categories: { many: { ...label, type: 'text' } },
  subcategories: { many: label },
  tags: { many: label },
  assets: { many: { name: 'text', file: { one: file }, image: { one: file } } },
  segments: { many: { segmentId: 'text' } },
} as const satisfies FieldTree;

/** Of pages for members. */
export const contentPageFields = { id: 'text', name: 'text', membersOnly: 'flag' } as const satisfies FieldTree;

export const contentTagFields = label satisfies FieldTree;

export const contentCategoryFields = { ...label, type: 'text' } as const satisfies FieldTree;

const mapping = { item: 'text', collection: 'text' } as const;

/** Of what says which item has what. */
export const contentMappingFields = {
  tag: { ...mapping, tag: 'text' },
  category: { ...mapping, category: 'text' },
  subcategory: { ...mapping, subcategory: 'text' },
  segment: { ...mapping, segment: 'text' },
} as const satisfies Record<string, FieldTree>;
export type ContentMapping = keyof typeof contentMappingFields;

export const contentFileFields = file satisfies FieldTree;

export const contentSegmentFields = { category: 'text' } as const satisfies FieldTree;
