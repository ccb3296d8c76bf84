import type { CallReply, calls } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, IconDownload, IconUserPlus, Illustration, Inline } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { PeopleList } from './PeopleList.tsx';
import { areMembersLimited, noMemberFilters, rowsPerPage } from './member-filters.ts';
import { MemberFilterBar, type MemberFilterBarProps } from './MemberFilterBar.tsx';
import { MemberTable, type MemberTableProps } from './MemberTable.tsx';

export interface MembersScreenProps extends MemberFilterBarProps, Omit<MemberTableProps, 'members' | 'pager'> {
  view: View<CallReply<typeof calls.membership.list>>;
  /** Downloads all of them as a table. */
  onExport: () => void;
  isExporting: boolean;
  /** Left out for who may add nobody. */
  onAdd?: (() => void) | undefined;
}

export function MembersScreen({ view, onAdd, onExport, isExporting, ...props }: MembersScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const { filters, onChosen } = props;
  const limited = areMembersLimited(filters);
  return (
    <PeopleList
      title={t('members')}
      action={
        <Inline gap={2}>
          <Button icon={IconDownload} isPending={isExporting} onPress={onExport}>
            {t('downloadCsv')}
          </Button>
          {onAdd && (
            <Button tone="primary" icon={IconUserPlus} onPress={onAdd}>
              {t('addMembers')}
            </Button>
          )}
        </Inline>
      }
      filters={<MemberFilterBar {...props} />}
      view={view}
      loadingLabel={t('listLoading')}
      failedTitle={t('listFailed')}
    >
      {({ members, totalItemCount }) =>
        totalItemCount === 0 ? (
          <EmptyState
            scope="panel"
            illustration={<Illustration name={limited ? 'search' : 'people'} />}
            title={t(limited ? 'noMembersFound' : 'noMembersYet')}
            text={t(limited ? 'noMembersFoundText' : 'noMembersYetText')}
            action={limited && <Button onPress={() => onChosen(noMemberFilters)}>{t('clearFilters')}</Button>}
          />
        ) : (
          <MemberTable
            {...props}
            members={members}
            pager={{
              ...{ page: filters.page, pageSize: rowsPerPage, total: totalItemCount },
              onPageChange: (page) => onChosen({ ...filters, page }),
            }}
          />
        )
      }
    </PeopleList>
  );
}
