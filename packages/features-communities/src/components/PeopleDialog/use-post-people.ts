import { type calls, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import type { PeopleDialogProps } from './PeopleDialog.tsx';

type PeopleCall = typeof calls.posts.likes | typeof calls.posts.views;

/** Who reacted to a post, as of now. */
export function usePostPeople(call: PeopleCall, postId: string): PeopleDialogProps['view'] {
  const { view } = useEndpoint(
    call,
    { params: { id: postId } },
    { isEmpty: (reply) => reply.users.length === 0, staleTimeMs: 0 },
  );
  return mapView(view, (reply) => ({ people: reply.users, total: reply.totalItemCount }));
}
