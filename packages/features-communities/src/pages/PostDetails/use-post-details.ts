import { calls, useAction, useEndpoint, type Post } from '@portal/api';
import { isNotFound, loading, mapView, type View } from '@portal/kit';
import { useEffect } from 'react';
import { type Standing, standingIn } from '../../model/standing.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';

/** A post with what the reader may do in its community. */
export interface PostVisit {
  post: Post;
  permissions: readonly string[];
  /** Asks again where what the reader may do could not be loaded: until then they may only read. */
  retryPermissions: (() => void) | null;
}

interface PostDetails {
  view: View<PostVisit>;
  /** In its community; null while that is not known. */
  standing: Standing | null;
  /** Of its community; null where that is not told. */
  name: string | null;
}

export function usePostDetails(alias: string, id: string): PostDetails {
  const isStaff = useIsStaff();
  const { view, data } = useEndpoint(calls.posts.byId, { params: { id } });
  const community = useEndpoint(calls.communities.byAlias, { query: { alias } });
  useRecordedView(data?.id ?? null);
  // Asked for side by side. What the reader may do adds to the post: rendered before it is known, its buttons and comments would move.
  if (view.state === 'ready' && community.view.state === 'loading')
    return { view: loading, standing: null, name: null };
  const permissions = permissionsIn(community.view);
  const standing = standingIn(community.view, isStaff);
  return {
    view: mapView(view, (post) => ({ post, ...permissions })),
    // Which of the two is answered first is open: the post goes last.
    standing: standing === 'closed' && view.state === 'ready' ? null : standing,
    name: community.data?.community.name ?? null,
  };
}

/** The community only adds permissions: without it the post can still be read. */
function permissionsIn(community: View<{ permissions: readonly string[] }>): Omit<PostVisit, 'post'> {
  if (community.state === 'ready') return { permissions: community.data.permissions, retryPermissions: null };
  // An address with another community's name finds the post and no community: there is nothing to ask again for.
  const canRetry = community.state === 'failed' && !isNotFound(community.problem);
  return { permissions: [], retryPermissions: canRetry ? community.retry : null };
}

/** Records that a post was opened; the server counts each reader once. */
function useRecordedView(id: string | null) {
  const { run } = useAction(calls.posts.view, { failure: () => null });
  useEffect(() => {
    if (id !== null) run({ params: { id } }).catch(ignore);
  }, [id, run]);
}

/** A view that was not counted is nothing to trouble the reader with. */
function ignore() {}
