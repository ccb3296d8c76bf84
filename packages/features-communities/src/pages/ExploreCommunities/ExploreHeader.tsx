import { useMessages } from '@portal/kit';
import { FilterBar, Heading, SearchField, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { selectedCategories, toggleCategory } from '../../model/category-tree.ts';
import { countFilters, keywordLength, type ExploreFilters } from './explore-filters.ts';
import type { CategoriesView } from './use-explore-communities.ts';

interface ExploreHeaderProps {
  /** Unknown while the first list is on its way. */
  total: number | null;
  tree: CategoriesView;
  filters: ExploreFilters;
  /** A changed filter is on its way. */
  isUpdating: boolean;
  /** The filters for where the page has no space for them at its side. */
  panel: ReactNode;
  onFiltersChange: (filters: ExploreFilters) => void;
}

/** What the page is, what is searched for, what is chosen, and how many that leaves. */
export function ExploreHeader(props: ExploreHeaderProps) {
  const { total, tree, filters, onFiltersChange } = props;
  const t = useMessages(communitiesMessages);
  const nodes = tree.state === 'ready' ? tree.data : [];
  const chips = selectedCategories(nodes, filters.categoryIds).map((node) => ({ id: node.id, label: node.name }));
  const setCategories = (categoryIds: readonly string[]) => onFiltersChange({ ...filters, categoryIds });

  return (
    <Stack gap={4}>
      <Heading level={1} isFocusable>
        {t('exploreCommunities')}
      </Heading>
      <FilterBar
        label={t('searchCommunities')}
        placement="beside"
        search={
          <SearchField
            label={t('searchCommunities')}
            placeholder={t('searchCommunities')}
            value={filters.keyword}
            onChange={(keyword) => onFiltersChange({ ...filters, keyword: keyword.slice(0, keywordLength) })}
          />
        }
        chips={chips}
        onRemove={(id) => setCategories(toggleCategory(nodes, filters.categoryIds, id))}
        onClearAll={chips.length > 0 ? () => setCategories([]) : undefined}
        count={countFilters(filters)}
        resultText={total === null ? null : t('communitiesFound', { n: total })}
        showText={t('showResults', { n: total ?? 0 })}
        isUpdating={props.isUpdating}
        labels={{
          filters: (n) => (n === 0 ? t('filters') : t('filtersOn', { n })),
          title: t('filters'),
          clearAll: t('clearAll'),
          remove: (name) => t('removeNamed', { name }),
          chosen: t('chosenCategories'),
          updating: t('updatingList'),
        }}
      >
        {props.panel}
      </FilterBar>
    </Stack>
  );
}
