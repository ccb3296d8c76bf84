import { totalOf, useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Illustration, PageLayout, Skeleton, Stack, Switch } from '@portal/ui';
import { LiveCommunityGrid } from '../../components/CommunityCard/LiveCommunityGrid.tsx';
import { communitiesMessages } from '../../messages.ts';
import { countFilters, noFilters, type ExploreFilters } from './explore-filters.ts';
import { ExploreHeader } from './ExploreHeader.tsx';
import { FiltersPanel } from './FiltersPanel.tsx';
import type { CategoriesView, ExploreList } from './use-explore-communities.ts';
import * as css from './ExploreCommunitiesScreen.css.ts';

export interface ExploreCommunitiesScreenProps {
  view: View<ExploreList>;
  tree: CategoriesView;
  filters: ExploreFilters;
  /** How many communities the person has joined. Without any they have no switch to see them; uncounted they have. */
  joined: View<number>;
  isUpdating: boolean;
  backHref?: string | undefined;
  onFiltersChange: (filters: ExploreFilters) => void;
}

export function ExploreCommunitiesScreen(props: ExploreCommunitiesScreenProps) {
  const { view, tree, filters, onFiltersChange } = props;
  const total = totalOf(view);
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
          tree={tree}
          filters={filters}
          isUpdating={props.isUpdating}
          panel={panel}
          onFiltersChange={onFiltersChange}
        />
      }
    >
      <Stack gap={5}>
        <JoinedSwitch {...props} />
        <Results {...props} />
      </Stack>
    </PageLayout>
  );
}

/** In sight at every width: what most members look for here. */
function JoinedSwitch({ joined, filters, onFiltersChange }: ExploreCommunitiesScreenProps) {
  const t = useMessages(communitiesMessages);
  const isUncounted = joined.state === 'failed';
  const n = joined.state === 'ready' ? joined.data : 0;
  return (
    <div className={css.joined}>
      {joined.state === 'loading' && <Skeleton width="short" />}
      {(n > 0 || isUncounted) && (
        <Switch
          label={isUncounted ? t('joinedOnlyUncounted') : t('joinedOnly', { n })}
          isSelected={filters.onlyJoined}
          onChange={(onlyJoined) => onFiltersChange({ ...filters, onlyJoined })}
        />
      )}
    </div>
  );
}

function Results(props: ExploreCommunitiesScreenProps) {
  const t = useMessages(communitiesMessages);
  const { view, filters, onFiltersChange } = props;
  const isFiltered = countFilters(filters) > 0 || filters.keyword !== '';

  return (
    <LiveCommunityGrid
      label={t('exploreCommunities')}
      view={view}
      failedTitle={t('exploreFailed')}
      expected={9}
      restoreKey="communities.explore"
      empty={
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t('noCommunities')}
          text={t('tryOtherFilters')}
          action={isFiltered && <Button onPress={() => onFiltersChange(noFilters)}>{t('clearAll')}</Button>}
        />
      }
    />
  );
}
