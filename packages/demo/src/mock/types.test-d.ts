import { posts } from '../areas/posts/mock/handlers.ts';
import type { HandlersOf } from './handler-types.ts';

/** Never run: it only has to compile, and what is marked must not. */
export function mockTypes(): void {
  const { byId: _, ...others } = posts;
  // @ts-expect-error a call of the contract has no answer in the mock
  const handlers: HandlersOf<'posts'> = others;
  // @ts-expect-error an answer of the wrong shape
  const answer: HandlersOf<'posts'>['countOfAuthor'] = () => ({ total: 1 });
  void [handlers, answer];
}

/** An answer to any call, from anything. */
declare function from(...facts: unknown[]): never;

/** The mock looks up what the server looks up. */
export const factsOfCalls: Pick<HandlersOf<'posts'>, 'like' | 'view'> = {
  like: (_, { facts }) => from(facts.post.version, facts.communityAccess.role),
  // @ts-expect-error the rule of a post looks no comment up
  view: (_, { facts }) => from(facts.comment),
};
