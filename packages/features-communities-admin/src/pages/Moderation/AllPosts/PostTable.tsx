import { type Post, postStatuses } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Button, IconCheck, Inline, Stack, Table, type TableColumn, Text } from '@portal/ui';
import { useMemo } from 'react';
import { destinations } from '../../../destinations.ts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { mayGive } from '../status-rights.ts';
import type { BulkDecisions } from './use-bulk-decisions.ts';

export interface PostTableProps {
  posts: readonly Post[];
  admin: AdminCommunity;
  onRestore: (post: Post) => void;
  /** Several posts that wait are decided about at once. */
  bulk: PostBulk;
}

export interface PostBulk extends Pick<BulkDecisions, 'chosenIds' | 'choose' | 'isPending' | 'failures'> {
  onApprove: (posts: readonly Post[]) => void;
  onDecline: (posts: readonly Post[]) => void;
}

/** Every post in a line. A deleted one leads nowhere: it can be restored. */
export function PostTable({ posts, admin, onRestore, bulk }: PostTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(destinations);
  const isDecidable = (post: Post) =>
    post.status === postStatuses.waitForApproval && mayGive(postStatuses.archived, post, admin);
  const isRestorable = (post: Post) =>
    post.status === postStatuses.deleted && mayGive(postStatuses.published, post, admin);
  return (
    <Table
      caption={t('allPosts')}
      isCaptionHidden
      rows={posts}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      rowHref={({ id, status, community: { alias } }) =>
        status === postStatuses.deleted ? undefined : to.post({ alias, id })
      }
      columns={useColumns(bulk.failures)}
      {...(posts.some(isDecidable) && {
        selection: 'multiple' as const,
        isRowSelectable: isDecidable,
        selectedIds: bulk.chosenIds,
        onSelectionChange: bulk.choose,
        bulkActions: (ids: readonly string[]) => (
          <BulkButtons posts={posts.filter(({ id }) => ids.includes(id))} bulk={bulk} />
        ),
      })}
      {...(posts.some(isRestorable) && {
        inlineActions: (post: Post) =>
          isRestorable(post) && (
            <Button size="sm" label={t('restoreNamed', { title: post.title })} onPress={() => onRestore(post)}>
              {t('restore')}
            </Button>
          ),
      })}
    />
  );
}

function BulkButtons({ posts, bulk }: { posts: readonly Post[]; bulk: PostBulk }) {
  const t = useMessages(communitiesAdminMessages);
  const n = posts.length;
  return (
    <Inline gap={2}>
      <Button
        size="sm"
        tone="primary"
        icon={IconCheck}
        isPending={bulk.isPending}
        onPress={() => bulk.onApprove(posts)}
      >
        {t('approvePosts', { n })}
      </Button>
      <Button size="sm" isDisabled={bulk.isPending} onPress={() => bulk.onDecline(posts)}>
        {t('declinePosts', { n })}
      </Button>
    </Inline>
  );
}

/** Why a post could not be decided about stands under its title. */
function useColumns(failures: ReadonlyMap<string, string>): TableColumn<Post>[] {
  const t = useMessages(communitiesAdminMessages);
  const { date, number } = useFormats();
  return useMemo(
    () => [
      {
        ...{ id: 'title', header: t('postTitle'), isRowHeader: true, priority: 'high' },
        cell({ id, title }) {
          const failure = failures.get(id);
          if (failure === undefined) return title;
          return (
            <Stack as="span" gap={1}>
              {title}
              <Text as="span" size="sm" tone="critical">
                {failure}
              </Text>
            </Stack>
          );
        },
      },
      {
        id: 'author',
        header: t('author'),
        priority: 'high',
        width: 'sm',
        cell: ({ author }) => `${author.firstName} ${author.lastName}`,
      },
      {
        id: 'status',
        header: t('status'),
        priority: 'high',
        width: 'sm',
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      { id: 'created', header: t('created'), width: 'sm', cell: ({ createdAt }) => date(createdAt) },
      {
        id: 'comments',
        header: t('comments'),
        width: 'xs',
        align: 'end',
        cell: ({ commentsCount }) => number(commentsCount),
      },
      { id: 'likes', header: t('likes'), width: 'xs', align: 'end', cell: ({ likesCount }) => number(likesCount) },
    ],
    [t, date, number, failures],
  );
}
