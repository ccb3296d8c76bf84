import './themes.ts';
import './story-parameters.ts';
import { mockHandlers } from '@portal/demo/mock';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { usualModes } from './chromatic-modes.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { SchemeDocsContainer } from './docs/SchemeDocsContainer.tsx';
import { expectForcedStatesSeen } from './forced-states/expect-forced-states.ts';
import { ForcedStates } from './forced-states/ForcedStates.tsx';
import { type OtherLooks, seeInOtherLooks } from './other-looks.ts';
import { lazyElementError } from './lazy-element-error.ts';
import { keepStillInPicture } from './pages/frame/keep-still.ts';
import { StoryPortal } from './StoryPortal.tsx';
import { storyClock } from './story-clock.ts';
import { globalTypes, initialGlobals, type StoryGlobals } from './story-globals.ts';
import { personOf } from './viewers.ts';

keepStillInPicture(window);

// A busy machine may take seconds for what is a moment on an idle one; a passing story does not wait.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  getElementError: lazyElementError(getElementError),
}));

const inPortal: Decorator = (Story, { globals, parameters, viewMode }) => (
  // The toolbar declares these globals; Storybook hands them on untyped.
  <StoryPortal
    globals={globals as unknown as StoryGlobals}
    destinations={parameters.destinations}
    isAlone={viewMode === 'story'}
  >
    <Story />
  </StoryPortal>
);

/** The states that a pointer or a key makes, beside each other in the story that names their parts. */
const inForcedStates: Decorator = (Story, { parameters }) =>
  parameters.forcedStates === undefined ? (
    <Story />
  ) : (
    <ForcedStates forced={parameters.forcedStates}>
      <Story />
    </ForcedStates>
  );

/** Every story has a server with a fresh copy of the demo world; what a story gives to `msw.use` comes before it. */
const serveWorld: Preview['beforeEach'] = ({ msw, globals }) => {
  msw.use(...mockHandlers({ clock: storyClock.now, as: personOf(globals.role)?.id }));
};

/**
 * A test asks for violations alone: describing every place that passes, and reading every style sheet for rules that are not run, takes
 * longer than some of the rules. The panel in Storybook shows them.
 */
const axeInTests =
  import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {};

const preview: Preview = {
  decorators: [inForcedStates, inPortal],
  loaders: [mswLoader()],
  beforeEach: serveWorld,
  afterEach: async ({ title, name, globals, parameters, canvasElement }) => {
    if (parameters.forcedStates !== undefined) await expectForcedStatesSeen(canvasElement, parameters.forcedStates);
    // Given by the test run alone; a story that has no axe check has none in another look either.
    const others: OtherLooks | null = globals.otherLooks ?? null;
    if (others !== null && parameters.a11y?.test === 'error') await seeInOtherLooks({ title, name }, others);
  },
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    // Axe leaves this rule out unless it is asked for: a pointer target is 24 px, or has that much space to itself.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } }, ...axeInTests } },
    backgrounds: { disable: true },
    chromatic: { modes: usualModes },
    controls: { sort: 'requiredFirst' },
    docs: { page: DocsPage, container: SchemeDocsContainer, toc: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Theme',
          'Patterns',
          'Atlas',
          'Components',
          ['Foundations', 'Layout', 'Actions', 'Fields', 'Data', 'Feedback', 'Navigation', 'Overlays', 'People'],
          'Onboarding',
          'Communities',
          'Shell',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
