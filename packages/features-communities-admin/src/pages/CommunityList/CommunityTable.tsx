import type { Community } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, type MenuEntry, Table, type TableColumn, type TableProps, Text } from '@portal/ui';
import { useMemo } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { CommunityName } from './CommunityName.tsx';

export interface CommunityTableProps extends Pick<TableProps<Community>, 'isLoading' | 'empty'> {
  communities: readonly Community[];
  /** Where a community is looked after. */
  manageHref: (community: Community) => string | undefined;
  /** Where members see it. */
  viewHref: (community: Community) => string | undefined;
  onDelete: (community: Community) => void;
  pager: TableProps<Community>['pager'];
}

/** All communities, ten rows a page. */
export function CommunityTable({ communities, manageHref, viewHref, onDelete, ...props }: CommunityTableProps) {
  const t = useMessages(communitiesAdminMessages);

  function actionsOf(community: Community): MenuEntry[] {
    if (community.isDeleted) return [];
    const view = viewHref(community);
    return [
      ...(view === undefined ? [] : [{ id: 'view', label: t('viewOne'), href: view }]),
      ...(community.permissions.includes('generalCommunities')
        ? [{ id: 'delete', label: t('delete'), tone: 'critical' as const, onPress: () => onDelete(community) }]
        : []),
    ];
  }

  return (
    <Table
      {...props}
      caption={t('managedTitle')}
      isCaptionHidden
      rows={communities}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowActions={actionsOf}
      inlineActions={(community) => <ManageButton community={community} href={manageHref(community)} />}
      columns={useColumns()}
    />
  );
}

function ManageButton({ community: { name, isDeleted }, href }: { community: Community; href: string | undefined }) {
  const t = useMessages(communitiesAdminMessages);
  return href === undefined || isDeleted ? null : (
    <Button size="sm" href={href} label={t('manageOne', { name })}>
      {t('manage')}
    </Button>
  );
}

function useColumns(): TableColumn<Community>[] {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  return useMemo(() => {
    const date = (text: string | null) => (text === null ? t('noValue') : formats.dateMedium(text));
    const count = (n: number) => formats.number(n);
    return [
      {
        id: 'name',
        header: t('nameColumn'),
        isRowHeader: true,
        priority: 'high',
        width: 'md',
        cell: (community) => <CommunityName community={community} />,
      },
      {
        id: 'categories',
        header: t('categoriesColumn'),
        width: 'sm',
        cell: ({ categories }) => categories.map(({ name }) => name).join(', ') || t('uncategorised'),
      },
      { id: 'privacy', header: t('privacyColumn'), cell: (community) => t(privacyOf(community)) },
      { id: 'members', header: t('membersColumn'), align: 'end', cell: ({ membersCount }) => count(membersCount) },
      {
        id: 'pending',
        header: t('pendingColumn'),
        align: 'end',
        cell: ({ pendingMembersCount: n }) =>
          n === 0 ? (
            count(n)
          ) : (
            <Text as="strong" isTabular>
              {count(n)}
            </Text>
          ),
      },
      { id: 'posts', header: t('postsColumn'), align: 'end', cell: ({ postsCount }) => count(postsCount) },
      { id: 'created', header: t('createdColumn'), priority: 'low', cell: ({ createdAt }) => date(createdAt) },
      {
        id: 'activity',
        header: t('activityColumn'),
        priority: 'low',
        cell: ({ latestActivity }) => date(latestActivity),
      },
    ];
  }, [t, formats]);
}

function privacyOf({ isPublic, isVisible }: Community): 'open' | 'private' | 'hidden' {
  if (isPublic) return 'open';
  return isVisible ? 'private' : 'hidden';
}
