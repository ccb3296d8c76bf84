import type { Post } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Illustration,
  InfiniteList,
  type ListMore,
  ListSection,
  SkeletonPost,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import * as css from './FeedList.css.ts';
import { NewPostsBar } from './NewPostsBar.tsx';

export interface FeedListProps {
  view: View<{ items: readonly Post[]; total: number }>;
  /** Remembers where the reader was in this list. */
  restoreKey: string;
  renderPost: (post: Post) => ReactNode;
  /** What an empty list says. */
  emptyTitle: string;
  emptyHint: string;
  emptyAction?: ReactNode;
  more: ListMore;
  /** Posts that arrived since and wait to be shown. */
  newCount: number;
  onShowNew: () => void;
}

/** Posts, newest first; of a long list only a screenful is mounted. */
export function FeedList(props: FeedListProps) {
  const t = useMessages(communitiesMessages);
  const { newCount, onShowNew } = props;
  return (
    <ListSection
      label={t('feedLabel')}
      view={props.view}
      more={props.more}
      skeleton={<FeedSkeleton />}
      skeletonLabel={t('loadingPosts')}
      moreSkeleton={<SkeletonPost />}
      failedTitle={t('postsFailed')}
      moreFailedText={t('morePostsFailed')}
      forbidden={<ForbiddenNotice title={t('postsForbidden')} />}
      empty={
        <EmptyState
          scope="panel"
          illustration={<Illustration name="conversation" />}
          title={props.emptyTitle}
          text={props.emptyHint}
          action={props.emptyAction}
        />
      }
    >
      {(list) => (
        <div tabIndex={-1} className={css.list}>
          {newCount > 0 && <NewPostsBar count={newCount} onShow={onShowNew} />}
          <InfiniteList
            {...list}
            itemKey={postKey}
            renderItem={props.renderPost}
            estimateSize={380}
            gap={16}
            restoreKey={props.restoreKey}
            endNote={list.items.length > 10 ? t('allPostsSeen') : undefined}
          />
        </div>
      )}
    </ListSection>
  );
}

function FeedSkeleton() {
  return (
    <Stack gap={4}>
      {Array.from({ length: 3 }, (_, index) => (
        <SkeletonPost key={index} />
      ))}
    </Stack>
  );
}

function postKey(post: Post) {
  return post.id;
}
