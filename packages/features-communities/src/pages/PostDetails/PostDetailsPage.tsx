import { calls, firstRead } from '@portal/api';
import { useDestinations, useDraftsRecovered, usePortal, type PageProps } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { Comments } from '../../components/Comments/Comments.tsx';
import { commentsInput } from '../../components/Comments/comments-input.ts';
import { LivePost } from '../../components/LivePost/LivePost.tsx';
import { useHasCommentDraft } from '../../model/comment-draft.ts';
import { useKeyRoles } from '../../model/use-key-roles.ts';
import { useAccessLost } from '../../model/use-access-lost.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { PermissionsFailed } from './PermissionsFailed.tsx';
import { PostDetailsScreen } from './PostDetailsScreen.tsx';
import { usePostDetails, type PostVisit } from './use-post-details.ts';

export function firstReads({ alias, id }: PageProps<'alias' | 'id'>['params']) {
  return [
    firstRead(calls.posts.byId, { params: { id } }),
    firstRead(calls.communities.byAlias, { query: { alias } }),
    firstRead(calls.comments.list, commentsInput(id)),
  ];
}

/** One post with its comments, its author and its tags. */
export function PostDetailsPage({ params }: PageProps<'alias' | 'id'>) {
  const { view, standing, name } = usePostDetails(params.alias, params.id);
  const { page } = useAccessLost({ id: params.id, standing, name });
  return (
    <div ref={page}>
      <PostDetailsScreen view={view} alias={params.alias} side={(visit) => <PostAuthorCard {...visit} />}>
        {(visit) => <Discussion key={visit.post.id} {...visit} alias={params.alias} />}
      </PostDetailsScreen>
    </div>
  );
}

function Discussion({ post, permissions, retryPermissions, alias }: PostVisit & { alias: string }) {
  const { navigation } = usePortal();
  const list = useDestinations(destinations).communityPosts({ alias });
  const { roleOf } = useKeyRoles(post.communityId);
  const hasDraft = useHasCommentDraft(post.id);
  const [isWriting, setWriting] = useState(() => hasDraft());
  useDraftsRecovered(() => setWriting((isWritingNow) => isWritingNow || hasDraft()));
  return (
    <>
      {retryPermissions !== null && <PermissionsFailed onRetry={retryPermissions} />}
      <LivePost
        post={post}
        permissions={permissions}
        role={roleOf(post.createdByUserId)}
        layout="page"
        headingLevel={1}
        onComment={() => setWriting(true)}
        onDeleted={() => list !== undefined && navigation.navigate(list, { replace: true })}
      />
      <Comments post={post} permissions={permissions} isWriting={isWriting} onWritingChange={setWriting} />
    </>
  );
}

function PostAuthorCard({ post }: PostVisit) {
  const { roleOf, retry } = useKeyRoles(post.communityId);
  return (
    <AuthorCard
      author={post.author}
      userId={post.createdByUserId}
      role={roleOf(post.createdByUserId)}
      onRetryRole={retry}
    />
  );
}
