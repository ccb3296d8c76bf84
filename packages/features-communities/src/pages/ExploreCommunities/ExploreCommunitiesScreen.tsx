import { useMessages, ViewSwitch, type View } from '@portal/kit';
import {
  Button,
  ChipList,
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
  Inline,
  PageLayout,
  ProblemPanel,
  SkeletonCard,
  SkeletonRegion,
  Stack,
  Switch,
  VirtualGrid,
} from '@portal/ui';
import type { Community } from '@portal/api';
import { CommunityCard } from '../../components/CommunityCard/CommunityCard.tsx';
import { messages } from '../../messages.ts';
import { selectedCategories, toggleCategory } from '../../model/category-tree.ts';
import { countFilters, noFilters, type ExploreFilters } from './explore-filters.ts';
import { ExploreHeader } from './ExploreHeader.tsx';
import { FiltersPanel } from './FiltersPanel.tsx';
import { FiltersSheet } from './FiltersSheet.tsx';
import type { CategoriesView, ExploreList } from './use-explore-communities.ts';

export interface ExploreCommunitiesScreenProps {
  view: View<ExploreList>;
  tree: CategoriesView;
  filters: ExploreFilters;
  /** How many communities the person has joined; null hides the switch. */
  joinedCount: number | null;
  isUpdating: boolean;
  backHref?: string | undefined;
  onFiltersChange: (filters: ExploreFilters) => void;
}

export function ExploreCommunitiesScreen(props: ExploreCommunitiesScreenProps) {
  const { view, tree, filters, onFiltersChange } = props;
  const total = view.state === 'ready' ? view.data.total : view.state === 'empty' ? 0 : null;
  const panel = (
    <FiltersPanel tree={tree} filters={filters} backHref={props.backHref} onFiltersChange={onFiltersChange} />
  );

  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={panel}
      header={
        <ExploreHeader
          total={total}
          isUpdating={props.isUpdating}
          keyword={filters.keyword}
          onKeywordChange={(keyword) => onFiltersChange({ ...filters, keyword })}
          filtersButton={
            <FiltersSheet count={countFilters(filters)} total={total}>
              {panel}
            </FiltersSheet>
          }
        />
      }
    >
      <Stack gap={5}>
        <Toolbar {...props} />
        <Results {...props} />
      </Stack>
    </PageLayout>
  );
}

function Toolbar(props: ExploreCommunitiesScreenProps) {
  const { tree, filters, joinedCount, onFiltersChange } = props;
  const t = useMessages(messages);
  const nodes = tree.state === 'ready' ? tree.data : [];
  const chips = selectedCategories(nodes, filters.categoryIds).map((node) => ({ id: node.id, label: node.name }));
  const hasSwitch = joinedCount !== null && joinedCount > 0;
  if (chips.length === 0 && !hasSwitch) return null;

  return (
    <Inline gap={4}>
      {hasSwitch && (
        <Switch
          label={t('joinedOnly', { n: joinedCount })}
          isSelected={filters.onlyJoined}
          onChange={(onlyJoined) => onFiltersChange({ ...filters, onlyJoined })}
        />
      )}
      {chips.length > 0 && (
        <ChipList
          label={t('chosenCategories')}
          chips={chips}
          onRemove={(id) =>
            onFiltersChange({ ...filters, categoryIds: toggleCategory(nodes, filters.categoryIds, id) })
          }
          onClearAll={() => onFiltersChange({ ...filters, categoryIds: [] })}
          labels={{ clearAll: t('clearAll'), remove: (name) => t('removeFilter', { name }) }}
        />
      )}
    </Inline>
  );
}

function Results(props: ExploreCommunitiesScreenProps) {
  const t = useMessages(messages);
  const { view, filters, onFiltersChange } = props;
  const isFiltered = countFilters(filters) > 0 || filters.keyword !== '';

  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <SkeletonRegion>
          <Grid minColumn="md" gap={6}>
            {Array.from({ length: 9 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </Grid>
        </SkeletonRegion>
      )}
      empty={() => (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t('noCommunities')}
          text={t('noCommunitiesHint')}
          action={isFiltered && <Button onPress={() => onFiltersChange(noFilters)}>{t('clearAll')}</Button>}
        />
      )}
      failed={(problem, retry) => <ProblemPanel title={t('exploreFailed')} detail={problem.message} onRetry={retry} />}
      forbidden={(problem) => <ForbiddenNotice title={t('exploreFailed')} text={problem.message} />}
      ready={(list) => (
        <VirtualGrid
          label={t('exploreCommunities')}
          items={list.communities}
          itemKey={itemKey}
          renderItem={renderCard}
          minColumn="md"
          estimateRowSize={420}
          restoreKey="communities.explore"
        />
      )}
    />
  );
}

function itemKey(community: Community) {
  return community.id;
}

function renderCard(community: Community) {
  return <CommunityCard community={community} />;
}
