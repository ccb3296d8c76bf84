import { calls } from '@portal/api';

/** Every reply that names tags. */
export const tagReads = [calls.posts.tags, calls.posts.feed, calls.posts.ofCommunity, calls.posts.byId] as const;
