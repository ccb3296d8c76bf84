import type { PagesState, Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ShowMoreList, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';

export interface PostListProps extends Omit<PagesState<Post>, 'refetch'> {
  label: string;
  filters?: ReactNode;
  empty: ReactNode;
  children: (posts: readonly Post[]) => ReactNode;
}

/** Posts of a community, a page at a time, with what is said while they come and when there are none. */
export function PostList(props: PostListProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <ShowMoreList
      {...props}
      countText={(n) => t('postsFound', { n })}
      failedTitle={t('postsFailed')}
      moreLabel={t('showMore')}
      moreFailedText={t('moreFailed')}
      skeleton={<Skeleton lines={12} />}
      skeletonLabel={t('postsLoading')}
    />
  );
}
