import type { Destinations } from '@portal/kit';
import type { ForcedParts } from './forced-states/forced-states.ts';

/** When a component is the right one, for its docs page. */
export interface Usage {
  use: readonly string[];
  /** Each with what to take instead. */
  avoid: readonly string[];
}

/** What a story of this portal may say about itself, beside Storybook's own parameters. */
export interface StoryParameters {
  /** Ids of the behaviours (docs/behaviours) that the story's play function checks. */
  behaviours?: readonly string[];
  /** Places of features that are not in Storybook, such as the admin area. */
  destinations?: Destinations;
  /** Which parts the story `HoverFocusPressed` shows in these states; that they are seen is checked after the story. */
  forcedStates?: ForcedParts;
  /** On a component's meta. */
  usage?: Usage;
  /** Why an interactive component has no `Keyboard` story; on its meta. */
  withoutKeyboard?: string;
  /** Why an interactive component has no `HoverFocusPressed` story; on its meta. */
  withoutForcedStates?: string;
  /** States of a screen that cannot occur, each with the reason; on the file's meta. */
  withoutStates?: Partial<Record<'Loading' | 'Empty' | 'Failed' | 'Forbidden', string>>;
}

declare module 'storybook/internal/csf' {
  // An interface merges with Storybook's own only when it extends here.
  // eslint-disable-next-line typescript/no-empty-object-type
  interface Parameters extends StoryParameters {}
}
