import type { Community } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  ForbiddenNotice,
  Illustration,
  ProblemPanel,
  SearchField,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { CommunityTable, type CommunityTableProps } from './CommunityTable.tsx';
import { type ManagedFilters, rowsPerPage } from './list-filters.ts';

export interface CommunityListScreenProps extends Pick<CommunityTableProps, 'manageHref' | 'viewHref' | 'onDelete'> {
  view: View<{ communities: readonly Community[]; totalItemCount: number }>;
  filters: ManagedFilters;
  /** The list does not have the last change yet. */
  isUpdating: boolean;
  onTyped: (keyword: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  /** Makes a new one, for those who may. */
  create: ReactNode;
}

/** Every community of the organisation, for those who look after all of them. */
export function CommunityListScreen({ view, filters, onTyped, create, ...props }: CommunityListScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const isSearched = filters.keyword.trim() !== '';
  const n = view.state === 'ready' ? view.data.totalItemCount : null;
  return (
    <ManagementFrame
      tab="all"
      title={n === null ? t('managedTitle') : t(isSearched ? 'managedFound' : 'managedCount', { n })}
      action={create}
    >
      <Stack gap={4}>
        <SearchField
          label={t('searchManaged')}
          isLabelHidden
          placeholder={t('searchManaged')}
          value={filters.keyword}
          debounceMs={0}
          onChange={onTyped}
        />
        <ViewSwitch
          view={view}
          loading={() => (
            <SkeletonRegion label={t('managedLoading')}>
              <Density value="compact">
                <CommunityTable {...props} communities={[]} isLoading pager={undefined} />
              </Density>
            </SkeletonRegion>
          )}
          empty={() => <Nothing {...props} isSearched={isSearched} />}
          failed={(problem, retry) => (
            <ProblemPanel title={t('managedFailed')} text={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('managedFailed')} text={problem.message} />}
          ready={({ communities, totalItemCount }) => (
            <Density value="compact">
              <CommunityTable
                {...props}
                communities={communities}
                isLoading={props.isUpdating}
                empty={<Nothing {...props} isSearched={isSearched} />}
                pager={{
                  page: filters.page,
                  pageSize: rowsPerPage,
                  total: totalItemCount,
                  onPageChange: props.onPage,
                  labels: { name: t('managedPages'), items: (range) => t('managedRange', range) },
                }}
              />
            </Density>
          )}
        />
      </Stack>
    </ManagementFrame>
  );
}

function Nothing({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <EmptyState
      scope="panel"
      illustration={<Illustration name="search" />}
      title={t(isSearched ? 'noneManagedFound' : 'noneManaged')}
      text={t(isSearched ? 'noneManagedFoundHint' : 'noneManagedHint')}
      action={isSearched && <Button onPress={onClear}>{t('clearManaged')}</Button>}
    />
  );
}
