import { calls, type Comment, type Post, postStatuses, useEndpoint } from '@portal/api';
import { mapView, useMessages, usePortal } from '@portal/kit';
import { Banner, IconArchive, IconClock, IconLock, lazyComponent, Section, Stack, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { useHasCommentDraft } from '../../model/comment-draft.ts';
import { canBeAnswered, type CommentNode } from '../../model/comment-tree.ts';
import { postRights } from '../../model/post-permissions.ts';
import { useKeyRoles } from '../../model/use-key-roles.ts';
import { useReader } from '../../model/use-reader.ts';
import { HighlightedComment } from './HighlightedComment.tsx';
import { CommentBar } from './CommentBar.tsx';
import { commentsInput } from './comments-input.ts';
import { CommentList } from './CommentList.tsx';
import * as css from './Comments.css.ts';
import { LiveComment } from './LiveComment.tsx';
import { NewCommentsBar } from './NewCommentsBar.tsx';
import { useArrivals } from './use-arrivals.ts';
import { Writers } from './Writers.tsx';

/** Most people read. */
const CommentComposer = lazyComponent(() =>
  import('./comment-forms.ts').then((module) => ({ default: module.CommentComposer })),
);

export interface CommentsProps {
  post: Post;
  permissions: readonly string[];
  /** The composer for a comment at the top is open. */
  isWriting: boolean;
  onWritingChange: (isWriting: boolean) => void;
}

/** What was said about a post, and the place to say more. */
export function Comments({ post, permissions, isWriting, onWritingChange }: CommentsProps) {
  const t = useMessages(communitiesMessages);
  const { notify } = usePortal();
  const reader = useReader(permissions);
  const rights = postRights(post, reader);
  const { roleOf } = useKeyRoles(post.communityId);
  const [wasWriting, setWasWriting] = useState(false);
  const hasDraft = useHasCommentDraft(post.id);
  /** Undefined until somebody answers a comment, or puts an answer away: then an unsent one is open. */
  const [answered, setAnswered] = useState<string | null>();
  /** The comment whose answer has just been sent or given up. */
  const [left, setLeft] = useState<string | null>(null);
  const { view } = useEndpoint(calls.comments.list, commentsInput(post.id), {
    isEmpty: (reply) => reply.comments.length === 0,
  });
  const arrived = useArrivals(mapView(view, (reply) => reply.comments));

  function leaveComposer() {
    setWasWriting(true);
    onWritingChange(false);
  }

  function answer(next: string | null, done: string | null) {
    setAnswered(next);
    setLeft(done);
  }

  function renderComment(node: CommentNode) {
    const { comment } = node;
    return (
      <HighlightedComment isNew={arrived.revealed.includes(comment.id)} isFirst={comment.id === arrived.revealed[0]}>
        <LiveComment
          comment={comment}
          isOnPost={node.depth === 0}
          post={post}
          reader={reader}
          role={roleOf(comment.createdByUserId)}
          canReply={rights.comment && canBeAnswered(node)}
          wasAnswered={left === comment.id}
          onReply={() => answer(comment.id, null)}
        />
      </HighlightedComment>
    );
  }

  function renderAnswer(comment: Comment) {
    const isAnswered = answered === undefined ? hasDraft(comment.id) : comment.id === answered;
    if (!isAnswered) return null;
    return composer(() => answer(null, comment.id), { answers: comment });
  }

  function composer(onDone: () => void, props: { answers?: Comment; fallback?: ReactNode }) {
    const fail = () => {
      notify.failure(t('commentCreateFailed'));
      onDone();
    };
    return <CommentComposer {...props} post={post} onDone={onDone} onError={fail} />;
  }

  const bar = (
    <CommentBar
      hasAutoFocus={wasWriting}
      isOpening={isWriting}
      onPrepare={CommentComposer.prefetch}
      onOpen={() => onWritingChange(true)}
    />
  );
  return (
    <div id="comments" className={css.anchor}>
      <Section title={t('commentsHeading')}>
        <Stack gap={6}>
          {rights.comment && (isWriting ? composer(leaveComposer, { fallback: bar }) : bar)}
          <CommentNotice post={post} />
          <CommentList
            view={arrived.view}
            acceptedId={post.acceptedCommentId}
            emptyHint={t(rights.comment ? 'noCommentsHint' : 'noCommentsYetHint')}
            renderComment={renderComment}
            renderAnswer={renderAnswer}
          />
          {/* Until the comments have come, their end is not where it will be. */}
          {view.state !== 'loading' && <Writers postId={post.id} />}
          {arrived.newCount > 0 && <NewCommentsBar count={arrived.newCount} onShow={arrived.showNew} />}
          <VisuallyHidden>
            <span role="status">
              {arrived.announcedCount > 0 && t('commentsArrived', { n: arrived.announcedCount })}
            </span>
          </VisuallyHidden>
        </Stack>
      </Section>
    </div>
  );
}

/** Why nobody can comment just now. */
function CommentNotice({ post }: { post: Post }) {
  const t = useMessages(communitiesMessages);
  if (post.isFrozen) {
    return (
      <Banner tone="neutral" icon={IconLock}>
        {t('commentClosed')}
      </Banner>
    );
  }
  if (post.community.isArchived) {
    return (
      <Banner tone="neutral" icon={IconArchive}>
        {t('commentArchived')}
      </Banner>
    );
  }
  if (post.status !== postStatuses.waitForApproval) return null;
  return (
    <Banner tone="info" icon={IconClock}>
      {t('commentPending')}
    </Banner>
  );
}
