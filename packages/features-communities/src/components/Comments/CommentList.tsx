import type { Comment } from '@portal/api';
import { useMessages, ViewSwitch, type View } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  InfiniteList,
  ProblemPanel,
  Skeleton,
  SkeletonPerson,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { answerFirst, commentTree, type CommentNode } from '../../model/comment-tree.ts';
import { CommentThread } from './CommentThread.tsx';

export interface CommentListProps {
  view: View<readonly Comment[]>;
  /** The accepted answer, which stands first. */
  acceptedId?: string | null;
  /** What an empty list says next. */
  emptyHint: string;
  renderComment: (node: CommentNode) => ReactNode;
  renderAnswer?: (comment: Comment) => ReactNode;
}

// Beyond this many comments only those near the reader are mounted.
const mountedAtOnce = 80;

/** The comments of a post as threads. */
export function CommentList({ view, acceptedId = null, emptyHint, renderComment, renderAnswer }: CommentListProps) {
  const t = useMessages(communitiesMessages);
  const threads = { renderComment, ...(renderAnswer ? { renderAnswer } : {}) };
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <SkeletonRegion label={t('loadingComments')}>
          <Stack gap={4}>
            <SkeletonPerson />
            <Skeleton lines={3} />
          </Stack>
        </SkeletonRegion>
      )}
      empty={() => <EmptyState scope="panel" title={t('noComments')} text={emptyHint} />}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('commentsFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={() => <ForbiddenNotice title={t('postsForbidden')} />}
      ready={(comments) => (
        <Threads
          nodes={answerFirst(commentTree(comments), acceptedId)}
          isMany={comments.length > mountedAtOnce}
          {...threads}
        />
      )}
    />
  );
}

interface ThreadsProps extends Pick<CommentListProps, 'renderComment' | 'renderAnswer'> {
  nodes: readonly CommentNode[];
  isMany: boolean;
}

function Threads({ nodes, isMany, ...threads }: ThreadsProps) {
  const t = useMessages(communitiesMessages);
  if (isMany) {
    return (
      <InfiniteList
        label={t('commentsHeading')}
        items={nodes}
        itemKey={nodeKey}
        renderItem={(node) => <CommentThread node={node} {...threads} />}
        estimateSize={180}
        gap={24}
      />
    );
  }
  return (
    <Stack as="ul" gap={6}>
      {nodes.map((node) => (
        <li key={nodeKey(node)}>
          <CommentThread node={node} {...threads} />
        </li>
      ))}
    </Stack>
  );
}

function nodeKey(node: CommentNode) {
  return node.comment.id;
}
