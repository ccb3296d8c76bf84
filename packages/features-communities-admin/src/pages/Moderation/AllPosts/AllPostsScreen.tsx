import { type Post, postStatuses } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, Inline, Stack } from '@portal/ui';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { PostList, type PostListProps } from '../PostList.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { mayGive } from '../status-rights.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import type { PostsView } from '../views.ts';
import { PostFeed } from './PostFeed.tsx';
import { type PostBulk, PostTable } from './PostTable.tsx';

export interface AllPostsScreenProps extends Omit<PostListProps, 'label' | 'empty' | 'filters' | 'children'> {
  admin: AdminCommunity;
  shows: PostsView;
  /** Where this page is. */
  page: string | undefined;
  onRestore: (post: Post) => void;
  bulk: PostBulk;
}

/** Every post of a community, whatever became of it. */
export function AllPostsScreen({ admin, shows, page, onRestore, bulk, ...list }: AllPostsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('allPosts')}
      </Heading>
      <PostList
        {...list}
        label={t('allPosts')}
        filters={<ViewTabs current={shows} page={page} />}
        empty={
          <EmptyState
            illustration={<Illustration name="conversation" />}
            title={t('noPosts')}
            text={t('noPostsText')}
          />
        }
      >
        {(posts) =>
          shows === 'table' ? (
            <PostTable posts={posts} admin={admin} onRestore={onRestore} bulk={bulk} />
          ) : (
            <PostFeed
              label={t('allPosts')}
              posts={posts}
              admin={admin}
              decide={(post) => <Standing post={post} admin={admin} onRestore={onRestore} />}
            />
          )
        }
      </PostList>
    </Stack>
  );
}

/** How a post stands that is not simply published. */
function Standing({ post, admin, onRestore }: Pick<AllPostsScreenProps, 'admin' | 'onRestore'> & { post: Post }) {
  const t = useMessages(communitiesAdminMessages);
  const { default: unset, published, deleted } = postStatuses;
  if (post.status === unset || post.status === published) return null;
  return (
    <Inline gap={3}>
      <StatusBadge status={post.status} />
      {post.status === deleted && mayGive(published, post, admin) && (
        <Button size="sm" label={t('restoreNamed', { title: post.title })} onPress={() => onRestore(post)}>
          {t('restore')}
        </Button>
      )}
    </Inline>
  );
}
