import { calls } from '@portal/api';

/** Every reply that names categories: Explore shows a change at once. */
export const categoryReads = [
  calls.catalogue.categories,
  calls.communities.categories,
  calls.communities.getList,
  calls.communities.byId,
  calls.communities.byAlias,
  calls.management.list,
] as const;
