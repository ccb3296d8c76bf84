import type * as z from 'zod';
import type { contentCategory, contentCount, contentFile, contentItem, contentPage, contentTag } from './schemas.ts';

/** A piece of news or a resource. */
export type ContentItem = z.output<typeof contentItem>;

/** What news and resources are sorted by. */
export type ContentCategory = z.output<typeof contentCategory>;

export type ContentTag = z.output<typeof contentTag>;

/** A page for members. */
export type ContentPage = z.output<typeof contentPage>;

/** A file of an item. */
export type ContentFile = z.output<typeof contentFile>;

/** How many items there are, together or of one category or tag. */
export type ContentCount = z.output<typeof contentCount>;
