import type { Community, FoundPost, Person, Tag } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  EmptyState,
  ForbiddenNotice,
  IconSearch,
  Illustration,
  InfiniteList,
  type ListItems,
  type ListMore,
  ListSection,
  SkeletonPost,
  Stack,
} from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { FoundItem } from './FoundItem.tsx';
import { notNarrowed, type SearchFilters } from './search-filters.ts';
import { SearchBar } from './SearchBar.tsx';

export interface CommunitySearchPanelProps {
  community: Pick<Community, 'alias' | 'name'>;
  view: View<ListItems<FoundPost>>;
  more: ListMore;
  /** Something was typed; else there is nothing to look for. */
  hasKeyword: boolean;
  /** As the person sees them. */
  filters: SearchFilters;
  /** As the list was asked for. */
  applied: SearchFilters;
  tags: View<{ tags: readonly Tag[] }>;
  authors: readonly Person[];
  /** Names what was asked for. */
  listId: string;
  onKeywordChange: (keyword: string) => void;
  onFiltersChange: (filters: SearchFilters) => void;
}

/** Words to look for, what that is narrowed to, and the posts that have them. */
export function CommunitySearchPanel(props: CommunitySearchPanelProps) {
  const t = useMessages(communitiesMessages);
  const { view, community } = props;
  return (
    <Stack gap={5}>
      <SearchBar {...props} />
      <ListSection
        label={t('searchResults')}
        view={view}
        more={props.more}
        skeleton={<FoundSkeleton />}
        skeletonLabel={t('searchLoading')}
        moreSkeleton={<SkeletonPost />}
        failedTitle={t('searchFailed')}
        moreFailedText={t('searchMoreFailed')}
        forbidden={<ForbiddenNotice title={t('postsForbidden')} />}
        empty={<NothingFound {...props} />}
      >
        {(list) => (
          <Stack gap={5}>
            {list.items[0]?.isSimilar === true && <Banner icon={IconSearch}>{t('searchSimilar')}</Banner>}
            <InfiniteList
              {...list}
              itemKey={({ postId }) => postId}
              renderItem={(post) => <FoundItem post={post} alias={community.alias} />}
              estimateSize={170}
              gap={20}
              restoreKey={`search:${props.listId}`}
              endNote={list.items.length > 10 ? t('searchEnd') : undefined}
            />
          </Stack>
        )}
      </ListSection>
    </Stack>
  );
}

/** What to try: before anything was typed, and where it finds nothing. */
function NothingFound({ hasKeyword, applied, onFiltersChange }: CommunitySearchPanelProps) {
  const t = useMessages(communitiesMessages);
  const { keyword, ...narrowing } = applied;
  const isNarrowed = JSON.stringify(narrowing) !== JSON.stringify(notNarrowed);
  return (
    <EmptyState
      scope="panel"
      illustration={<Illustration name="search" />}
      title={hasKeyword ? t('searchNothing', { keyword: keyword.trim() }) : t('searchStart')}
      text={t(!hasKeyword ? 'searchStartHint' : isNarrowed ? 'searchNothingNarrowed' : 'searchNothingHint')}
      action={
        hasKeyword &&
        isNarrowed && <Button onPress={() => onFiltersChange({ keyword, ...notNarrowed })}>{t('searchClear')}</Button>
      }
    />
  );
}

function FoundSkeleton() {
  return (
    <Stack gap={5}>
      {Array.from({ length: 3 }, (_, index) => (
        <SkeletonPost key={index} />
      ))}
    </Stack>
  );
}
