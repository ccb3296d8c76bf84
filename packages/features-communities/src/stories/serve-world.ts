import type { StoryContext } from '@storybook/react-vite';
import { liveMock } from './live-mock.ts';

type Handlers = ReturnType<typeof liveMock>['handlers'];
type Prepared = (context: Pick<StoryContext, 'msw'>) => void;

/** Answers that come before those of the story's own server. */
export function answering(...handlers: Handlers): Prepared {
  return ({ msw }) => msw.use(...handlers);
}

/** The demo world with every post closed, as a moderator of hand therapy finds it. */
export function everythingClosed(...overrides: Handlers): Prepared {
  const mock = liveMock({ as: 'tom.papadopoulos@example.org' });
  for (const post of mock.state.posts) post.isFrozen = true;
  return answering(...overrides, ...mock.handlers);
}

/** The demo world with hand therapy archived, as one of its members finds it. */
export function handTherapyArchived({ as }: { as: string }): Prepared {
  const mock = liveMock({ as });
  for (const community of mock.state.communities.values()) community.isArchived = community.alias === 'hand-therapy';
  return answering(...mock.handlers);
}

/** The demo world before anybody wrote, or liked, saw or saved what others wrote. */
export function nothingOf(list: 'posts' | 'postLikes' | 'postViews' | 'postSaves'): Prepared {
  const { state, handlers } = liveMock();
  if (list === 'posts') state.posts.length = 0;
  else state[list].clear();
  return answering(...handlers);
}
