import type { StoryContext } from '@storybook/react-vite';
import { liveMock } from './live-mock.ts';

export type Handlers = ReturnType<typeof liveMock>['handlers'];

/** What a story does before it is rendered. */
export type Prepared = (context: Pick<StoryContext, 'msw'>) => void;

/** Answers that come before those of the story's own server. */
export function answering(...handlers: Handlers): Prepared {
  return ({ msw }) => msw.use(...handlers);
}

/** The demo world as somebody finds it. */
export function worldOf({ as }: { as: string }, ...overrides: Handlers): Prepared {
  return (context) => answering(...overrides, ...liveMock({ as }).handlers)(context);
}
