import type { Community } from '@portal/api';

/** The names of a community's categories in one line. */
export function categoryNames(community: Pick<Community, 'categories'>, uncategorized: string): string {
  return community.categories.map((category) => category.name).join(', ') || uncategorized;
}
