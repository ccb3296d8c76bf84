import { calls, type Category, type Community, pageSizes, useEndpoint } from '@portal/api';
import { empty, mapView, type PageProps, type View } from '@portal/kit';
import type { ListItems } from '@portal/ui';
import { categoryTree, settleCategories, type CategoryNode } from '../../model/category-tree.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { listRequest, settleJoined, type ExploreFilters } from './explore-filters.ts';
import { useExploreFilters } from './use-explore-filters.ts';

export type ExploreList = ListItems<Community>;

export const categoriesInput = { query: { page: 1, pageSize: pageSizes.categories } };

/** The list, the tree and the filters of Explore. */
export function useExploreCommunities(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const isStaff = useIsStaff();
  const { value: filters, applied, set, isWaiting } = useExploreFilters(address);
  const preference = useEndpoint(calls.communities.preference, {});
  const joinedCount = preference.view.state === 'ready' ? preference.view.data.joinedCount : null;
  const viewer = { isStaff, joinedCount };

  const list = useEndpoint(
    calls.communities.getList,
    { body: listRequest(settleJoined(applied, viewer)) },
    { keepPrevious: true, isEmpty: (reply) => reply.communities.length === 0 },
  );
  const categories = useEndpoint(calls.communities.categories, categoriesInput);

  return {
    view: mapView(list.view, (reply): ExploreList => ({ items: reply.communities, total: reply.totalItemCount })),
    tree: mapView(categories.view, (reply) => categoryTree(reply.communityCategories)),
    filters: settleTicks(settleJoined(filters, viewer), categories.data?.communityCategories),
    onFiltersChange: set,
    joined: isStaff ? empty : mapView(preference.view, (reply) => reply.joinedCount),
    isUpdating: isWaiting || (list.view.state === 'ready' && list.view.isRefreshing),
  };
}

function settleTicks(filters: ExploreFilters, categories: readonly Category[] | undefined): ExploreFilters {
  return categories
    ? { ...filters, categoryIds: settleCategories(categoryTree(categories), filters.categoryIds) }
    : filters;
}

export type CategoriesView = View<readonly CategoryNode[]>;
