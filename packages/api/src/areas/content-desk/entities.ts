import type * as z from 'zod';
import type {
  contentChange,
  contentFields,
  contentImportPreview,
  contentVersion,
  deskCategory,
  deskItem,
  deskTag,
  listedDeskItem,
} from './schemas.ts';

export type ContentFields = z.output<typeof contentFields>;
export type DeskContentItem = z.output<typeof deskItem>;
export type ListedDeskContentItem = z.output<typeof listedDeskItem>;
export type ContentChange = z.output<typeof contentChange>;
export type ContentVersion = z.output<typeof contentVersion>;
export type DeskContentCategory = z.output<typeof deskCategory>;
export type DeskContentTag = z.output<typeof deskTag>;
export type ContentImportPreview = z.output<typeof contentImportPreview>;
