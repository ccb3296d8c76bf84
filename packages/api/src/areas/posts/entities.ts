import type * as z from 'zod';
import type { attachment, pendingEdit, post, postStatus, postType, postVisibility, report, tag } from './schemas.ts';

export type Attachment = z.output<typeof attachment>;
export type PendingEdit = z.output<typeof pendingEdit>;
export type Post = z.output<typeof post>;
export type PostStatus = z.output<typeof postStatus>;
export type PostType = z.output<typeof postType>;
export type PostVisibility = z.output<typeof postVisibility>;
export type Report = z.output<typeof report>;
export type Tag = z.output<typeof tag>;
