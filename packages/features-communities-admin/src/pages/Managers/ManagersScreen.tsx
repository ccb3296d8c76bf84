import { type Manager, pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Density, MailAddress, SearchField, Stack, Table } from '@portal/ui';
import { ListStates, NoRows } from '../../components/ListStates/ListStates.tsx';
import { usePagerWords } from '../../components/ListStates/use-pager-words.ts';
import { ManagementFrame } from '../../components/ManagementFrame/ManagementFrame.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import type { ManagedFilters } from '../CommunityList/list-filters.ts';

export interface ManagersScreenProps {
  view: View<{ admins: readonly Manager[]; totalItemCount: number }>;
  filters: ManagedFilters;
  isUpdating: boolean;
  onTyped: (keyword: string) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onDelete: (manager: Manager) => void;
}

/** Who looks after all communities, for those who say so. */
export function ManagersScreen({ view, filters, onTyped, onAdd, ...table }: ManagersScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ManagementFrame
      tab="administrators"
      title={t('managersPageTitle')}
      action={
        <Button tone="primary" onPress={onAdd}>
          {t('addManager')}
        </Button>
      }
    >
      <Stack gap={4}>
        <SearchField
          label={t('searchManagers')}
          isLabelHidden
          placeholder={t('searchManagers')}
          value={filters.keyword}
          debounceMs={0}
          onChange={onTyped}
        />
        <ListStates
          view={view}
          skeleton={
            <Density value="compact">
              <ManagerTable {...table} managers={[]} filters={filters} total={0} isUpdating />
            </Density>
          }
          failedTitle={t('managersFailed')}
        >
          {({ admins, totalItemCount }) => (
            <Density value="compact">
              <ManagerTable {...table} managers={admins} filters={filters} total={totalItemCount} />
            </Density>
          )}
        </ListStates>
      </Stack>
    </ManagementFrame>
  );
}

interface ManagerTableProps extends Pick<
  ManagersScreenProps,
  'filters' | 'isUpdating' | 'onPage' | 'onClear' | 'onDelete'
> {
  managers: readonly Manager[];
  total: number;
}

function ManagerTable({ managers, total, filters, isUpdating, onPage, onClear, onDelete }: ManagerTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const isSearched = filters.keyword.trim() !== '';
  return (
    <Table
      caption={t('managersPageTitle')}
      isCaptionHidden
      isLoading={isUpdating}
      rows={managers}
      rowId={({ id }) => id}
      rowLabel={({ email }) => email}
      rowActions={(manager) => [
        { id: 'delete', label: t('delete'), tone: 'critical', onPress: () => onDelete(manager) },
      ]}
      columns={[
        {
          id: 'name',
          header: t('nameColumn'),
          isRowHeader: true,
          priority: 'high',
          cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        },
        {
          id: 'email',
          header: t('emailColumn'),
          priority: 'high',
          cell: ({ email }) => <MailAddress>{email}</MailAddress>,
        },
      ]}
      empty={
        isSearched ? (
          <NoRows title={t('noManagersFound')} text={t('noManagersFoundHint')} onClear={onClear} />
        ) : (
          <NoRows title={t('noManagersYet')} text={t('noManagersYetHint')} />
        )
      }
      pager={{
        page: filters.page,
        pageSize: pageSizes.admin,
        total,
        onPageChange: onPage,
        labels: usePagerWords(),
      }}
    />
  );
}
