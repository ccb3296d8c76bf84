import type { CallReply, calls, Member } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, EmptyState, IconUndo, Illustration, Table, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { PeopleList } from '../Members/PeopleList.tsx';
import { rowsPerPage } from '../Members/member-filters.ts';
import { usePersonColumns } from '../Members/MemberTable.tsx';
import { nameOf } from '../Members/use-member-mutations.ts';
import { communitiesAdminMessages } from '../../messages.ts';

export interface RemovedScreenProps {
  view: View<CallReply<typeof calls.membership.list>>;
  page: number;
  isUpdating: boolean;
  /** Nobody comes into an archive. */
  mayReturn: boolean;
  onPage: (page: number) => void;
  onReturn: (member: Member) => void;
}

export function RemovedScreen({ view, page, isUpdating, mayReturn, onPage, onReturn }: RemovedScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const { date } = useFormats();
  const hasEmails = view.state === 'ready' && view.data.members.some(({ email }) => email !== null);
  const person = usePersonColumns(hasEmails);
  const columns = useMemo((): TableColumn<Member>[] => {
    return [
      ...person,
      { id: 'removed', header: t('removedOn'), width: 'sm', cell: ({ updatedAt }) => date(updatedAt) },
    ];
  }, [person, t, date]);
  return (
    <PeopleList
      title={t('removedMembers')}
      intro={t('removedIntro')}
      view={view}
      loadingLabel={t('removedLoading')}
      failedTitle={t('removedFailed')}
    >
      {({ members, totalItemCount }) =>
        totalItemCount === 0 ? (
          <EmptyState
            scope="panel"
            illustration={<Illustration name="people" />}
            title={t('noRemoved')}
            text={t('noRemovedText')}
          />
        ) : (
          <Table
            caption={t('removedMembers')}
            isCaptionHidden
            rows={members}
            rowId={({ userId }) => userId}
            rowLabel={nameOf}
            columns={columns}
            isLoading={isUpdating}
            pager={{ page, pageSize: rowsPerPage, total: totalItemCount, onPageChange: onPage }}
            inlineActions={
              mayReturn
                ? (member) => (
                    <Button
                      size="sm"
                      icon={IconUndo}
                      label={t('returnNamed', { name: nameOf(member) })}
                      onPress={() => onReturn(member)}
                    >
                      {t('returnToCommunity')}
                    </Button>
                  )
                : undefined
            }
          />
        )
      }
    </PeopleList>
  );
}
