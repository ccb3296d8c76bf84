import { type Post, postStatuses } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Button, Table, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { places } from '../../../destinations.ts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { mayGive } from '../status-rights.ts';

export interface PostTableProps {
  posts: readonly Post[];
  admin: AdminCommunity;
  onRestore: (post: Post) => void;
}

/** Every post in a line. A deleted one leads nowhere: it can be restored. */
export function PostTable({ posts, admin, onRestore }: PostTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(places);
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
      columns={useColumns()}
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

function useColumns(): TableColumn<Post>[] {
  const t = useMessages(communitiesAdminMessages);
  const { date, number } = useFormats();
  return useMemo(
    () => [
      { id: 'title', header: t('postTitle'), isRowHeader: true, priority: 'high', cell: ({ title }) => title },
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
    [t, date, number],
  );
}
