import { type createClient, calls, useAction, useEndpoint, useEndpointPages, useToggle } from './index.ts';
import type { Community, EndpointCache, Post } from './index.ts';

declare const client: ReturnType<typeof createClient>;

/** Never run: it only has to compile, and what is marked must not. */
export async function callTypes(): Promise<void> {
  const post: Post = await client.call(calls.posts.byId, { params: { id: 'p' } });
  // @ts-expect-error the reply is a post, not a community
  const community: Community = await client.call(calls.posts.byId, { params: { id: 'p' } });
  // @ts-expect-error the parameter is called id
  await client.call(calls.posts.byId, { params: { postId: 'p' } });
  // @ts-expect-error the parameter is required
  await client.call(calls.posts.byId);
  // @ts-expect-error there is no such type of post
  await client.call(calls.posts.create, { body: { communityId: 'c', title: 't', body: 'b', type: 5 } });
  // @ts-expect-error the body lacks its text
  await client.call(calls.posts.create, { body: { communityId: 'c', title: 't' } });
  // @ts-expect-error a call that takes nothing
  await client.call(calls.me.current, { query: { page: 1 } });
  await client.call(calls.communities.preference);
  void [post, community];
}

export function useHookTypes(): void {
  const found = useEndpoint(
    calls.communities.byAlias,
    { query: { alias: 'hands' } },
    { isEmpty: (reply) => reply.community.isDeleted },
  );
  const name: string | undefined = found.data?.community.name;
  // @ts-expect-error the reply has no such part
  const wrong = found.data?.posts;
  // @ts-expect-error the query has no such part
  useEndpoint(calls.communities.byAlias, { query: { name: 'hands' } });
  useEndpointPages(calls.posts.feed, { query: { pageSize: 20 } }, { pick: (reply) => reply.posts });
  // @ts-expect-error a call that does not continue by cursor
  useEndpointPages(calls.communities.getList, { body: {} }, { pick: (reply) => reply.communities });

  const create = useAction(calls.posts.create, { success: (reply) => reply.title, invalidates: [calls.posts.feed] });
  void create.run({ body: { communityId: 'c', title: 't', body: 'b', files: [] } });
  // @ts-expect-error files are files
  void create.run({ body: { communityId: 'c', title: 't', body: 'b', files: ['a.txt'] } });
  // @ts-expect-error the two calls take different things
  useToggle({ isOn: false, turnOn: calls.posts.like, turnOff: calls.comments.like, input: { params: { id: 'p' } } });

  void [name, wrong];
}

export function useEntityTypes(cache: EndpointCache): void {
  cache.patch('post', 'p', { isLiked: true, likesCount: 3 });
  const undo: () => void = cache.patch('comment', 'c', ({ likesCount }) => ({ likesCount: likesCount + 1 }));
  cache.remove('community', 'c');
  useAction(calls.posts.like, { optimistic: (known, { params }) => known.patch('post', params.id, { isLiked: true }) });
  // @ts-expect-error there is no such entity
  cache.patch('agenda', 'a', {});
  // @ts-expect-error a person has no title
  cache.patch('person', 'p', { title: 'Dr' });
  // @ts-expect-error likes are counted
  cache.patch('post', 'p', ({ likesCount }) => ({ likesCount: String(likesCount) }));
  // @ts-expect-error a change that is optimistic says how to take it back
  useAction(calls.posts.like, { optimistic: (known) => known.invalidate(calls.posts.feed) });
  void undo;
}
