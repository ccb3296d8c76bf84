import { contract } from '@portal/api/contract';
import { bind, type Routes } from './bind.ts';

declare const routes: Routes;
/** An answer to any call, from anything. */
declare function from(...facts: unknown[]): never;

/** Never run: it only has to compile, and what is marked must not. */
export function factsOfEndpoints(): void {
  const { comments, communities, posts, me, people } = contract;
  bind(routes, communities.like, async (_, { facts }) => from(facts.community.permissions));
  bind(routes, posts.like, async (_, { facts }) => from(facts.post.version, facts.community.id));
  bind(routes, comments.like, async (_, { facts }) => from(facts.comment.depth, facts.post.id));
  // @ts-expect-error the rule of a community looks no post up
  bind(routes, communities.like, async (_, { facts }) => from(facts.post));
  // @ts-expect-error the rule of a post looks no comment up
  bind(routes, posts.like, async (_, { facts }) => from(facts.comment));
  // @ts-expect-error being signed in has nothing looked up
  bind(routes, me.setFirstLogin, async (_, { facts }) => from(facts.community));
  // @ts-expect-error who finds people may have named no community
  bind(routes, people.search, async (_, { facts }) => from(facts.community));
}
