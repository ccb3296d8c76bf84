import type { CategoryType, ContentKindName, ContentState } from '@portal/api/contract';
import type { ContentFacts } from './who-may-read.ts';

/** What says where an item stands. */
export interface ContentStanding extends Pick<ContentFacts, 'status' | 'publishFrom' | 'publishUntil'> {
  deletedAt: Date | null;
}

/** Where an item stands for those who write it. What is published by this is in its time by `mayReadContent`; `contentStateSql` of the server says the same in SQL. */
export function contentStateOf(
  { status, publishFrom, publishUntil, deletedAt }: ContentStanding,
  now: Date,
): ContentState {
  if (deletedAt !== null) return 'deleted';
  if (status !== 'active') return status;
  if (publishFrom !== null && now < publishFrom) return 'scheduled';
  return publishUntil !== null && publishUntil <= now ? 'expired' : 'published';
}

/** The categories that items of a kind can be in; null: none. */
export function categoryTypeOf(kind: ContentKindName): CategoryType | null {
  if (kind === 'page') return null;
  return kind === 'news' ? 'NewsCategories' : 'ResourceCategories';
}
