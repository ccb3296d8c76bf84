import type { CallReply, calls, Member } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  IconEdit,
  IconPlus,
  IconUndo,
  Illustration,
  SearchField,
  Table,
  type TableColumn,
} from '@portal/ui';
import { useMemo } from 'react';
import { PeopleList } from '../Members/PeopleList.tsx';
import { rowsPerPage } from '../Members/member-filters.ts';
import { usePersonColumns } from '../Members/MemberTable.tsx';
import { nameOf } from '../Members/use-member-mutations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { type BlacklistFilters, noBlacklistFilters, rowsOfPage } from './blacklist-filters.ts';

type Reply = CallReply<typeof calls.membership.blocked>;

export interface BlacklistScreenProps {
  view: View<Reply>;
  filters: BlacklistFilters;
  isUpdating: boolean;
  onTyped: (filters: BlacklistFilters) => void;
  onChosen: (filters: BlacklistFilters) => void;
  onAdd: () => void;
  onEditReason: (member: Member) => void;
  onUnblock: (member: Member) => void;
}

export function BlacklistScreen({ view, filters, isUpdating, ...props }: BlacklistScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <PeopleList
      title={t('blacklistTitle')}
      intro={t('blacklistIntro')}
      action={
        <Button tone="primary" icon={IconPlus} onPress={props.onAdd}>
          {t('addUser')}
        </Button>
      }
      filters={
        <SearchField
          label={t('searchBlacklist')}
          isLabelHidden
          placeholder={t('searchBlacklist')}
          value={filters.keyword}
          debounceMs={0}
          onChange={(keyword) => props.onTyped({ ...filters, keyword })}
        />
      }
      view={view}
      loadingLabel={t('blacklistLoading')}
      failedTitle={t('blacklistFailed')}
    >
      {(reply) =>
        reply.totalItemCount === 0 ? (
          <NobodyBlocked
            isSearched={filters.keyword.trim() !== ''}
            onClear={() => props.onChosen(noBlacklistFilters)}
          />
        ) : (
          <BlacklistTable {...props} reply={reply} filters={filters} isUpdating={isUpdating} />
        )
      }
    </PeopleList>
  );
}

function NobodyBlocked({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <EmptyState
      scope="panel"
      illustration={<Illustration name={isSearched ? 'search' : 'people'} />}
      title={t(isSearched ? 'noMembersFound' : 'nobodyBlocked')}
      text={t(isSearched ? 'noMembersFoundText' : 'nobodyBlockedText')}
      action={isSearched && <Button onPress={onClear}>{t('clearFilters')}</Button>}
    />
  );
}

type TableProps = Omit<BlacklistScreenProps, 'view' | 'onTyped' | 'onAdd'> & { reply: Reply };

function BlacklistTable({ reply, filters, isUpdating, onChosen, onEditReason, onUnblock }: TableProps) {
  const t = useMessages(communitiesAdminMessages);
  const { date } = useFormats();
  const rows = rowsOfPage(reply.users, filters.page);
  const person = usePersonColumns(rows.some(({ email }) => email !== null));
  const columns = useMemo((): TableColumn<Member>[] => {
    const [name, ...rest] = person.filter(({ id }) => id !== 'homeState');
    return [
      ...(name === undefined ? [] : [name]),
      { id: 'reason', header: t('reason'), width: 'lg', cell: ({ reason }) => reason },
      ...rest,
      { id: 'since', header: t('blockedSince'), width: 'sm', cell: ({ updatedAt }) => date(updatedAt) },
    ];
  }, [person, t, date]);
  return (
    <Table
      caption={t('blacklistTitle')}
      isCaptionHidden
      rows={rows}
      rowId={({ userId }) => userId}
      rowLabel={nameOf}
      columns={columns}
      isLoading={isUpdating}
      pager={{
        ...{ page: filters.page, pageSize: rowsPerPage, total: reply.totalItemCount },
        onPageChange: (page) => onChosen({ ...filters, page }),
      }}
      rowActions={(member) => [
        { id: 'reason', label: t('editReason'), icon: IconEdit, onPress: () => onEditReason(member) },
        { id: 'unblock', label: t('unblock'), icon: IconUndo, onPress: () => onUnblock(member) },
      ]}
    />
  );
}
