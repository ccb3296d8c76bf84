import type { Post } from '@portal/api';
import { useMessages, ViewSwitch, type Problem, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  ForbiddenNotice,
  IconArrowUp,
  ConversationIllustration,
  InfiniteList,
  Inline,
  ProblemPanel,
  SkeletonPost,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';

export interface FeedListProps {
  view: View<{ items: readonly Post[]; total: number }>;
  /** Remembers where the reader was in this list. */
  restoreKey: string;
  renderPost: (post: Post) => ReactNode;
  /** What an empty list says. */
  emptyTitle: string;
  emptyHint: string;
  emptyAction?: ReactNode;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come. */
  moreProblem?: Problem | null;
  onEndReached: () => void;
  /** Posts that arrived since and wait to be shown. */
  newCount: number;
  onShowNew: () => void;
}

/** Posts, newest first; of a long list only a screenful is mounted. */
export function FeedList(props: FeedListProps) {
  const t = useMessages(messages);
  return (
    <ViewSwitch
      view={props.view}
      loading={() => <FeedSkeleton />}
      empty={() => (
        <EmptyState
          scope="panel"
          illustration={<ConversationIllustration />}
          title={props.emptyTitle}
          text={props.emptyHint}
          action={props.emptyAction}
        />
      )}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('postsFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={() => <ForbiddenNotice title={t('postsForbidden')} />}
      ready={({ items, total }) => (
        <Stack gap={4}>
          {props.newCount > 0 && (
            <Inline justify="center">
              <Button size="sm" icon={IconArrowUp} onPress={props.onShowNew}>
                {t('newPosts', { n: props.newCount })}
              </Button>
            </Inline>
          )}
          <InfiniteList
            label={t('feedLabel')}
            items={items}
            total={total}
            itemKey={postKey}
            renderItem={props.renderPost}
            estimateSize={380}
            gap={16}
            hasMore={props.hasMore}
            isLoadingMore={props.isLoadingMore}
            loadMoreError={props.moreProblem ? t('morePostsFailed') : null}
            loadingMore={<FeedSkeleton count={1} />}
            onEndReached={props.onEndReached}
            restoreKey={props.restoreKey}
            endNote={items.length > 10 ? t('allPostsSeen') : undefined}
          />
        </Stack>
      )}
    />
  );
}

function FeedSkeleton({ count = 3 }: { count?: number }) {
  const t = useMessages(messages);
  return (
    <SkeletonRegion label={t('loadingPosts')}>
      <Stack gap={4}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonPost key={index} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

function postKey(post: Post) {
  return post.id;
}
