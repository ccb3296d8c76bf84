import { calls, useAction, useEndpoint, type Post } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import { useEffect } from 'react';

/** A post with what the reader may do in its community. */
export interface PostVisit {
  post: Post;
  permissions: readonly string[];
}

export function usePostDetails(alias: string, id: string): View<PostVisit> {
  const { view, data } = useEndpoint(calls.posts.byId, { params: { id } });
  // The community only adds permissions: without it the post can still be read.
  const community = useEndpoint(calls.communities.byAlias, { query: { alias } });
  useRecordedView(data?.id ?? null);
  return mapView(view, (post) => ({ post, permissions: community.data?.permissions ?? none }));
}

const none: readonly string[] = [];

/** Records that a post was opened; the server counts each reader once. */
function useRecordedView(id: string | null) {
  const { run } = useAction(calls.posts.view, { failure: () => null });
  useEffect(() => {
    if (id !== null) run({ params: { id } }).catch(ignore);
  }, [id, run]);
}

/** A view that was not counted is nothing to trouble the reader with. */
function ignore() {}
