import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errorEntries } from './error-entries.ts';
import { declaredFailures, failureStories } from './failure-links.ts';
import { catalogueFiles, readCatalogue } from './read-catalogue.ts';
import { screenStates } from './screen-states.ts';

const file = (path: string, source: string) => ({ path: `packages/features-things/src/${path}`, source });

const screenFile = file(
  'pages/Things/ThingsScreen.stories.tsx',
  `const meta = {
  title: 'Things/All things',
  parameters: { withoutStates: { Empty: 'There is always one.' } },
} satisfies Meta;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  async play() {
    await screen.findByText('Things could not be loaded.');
  },
};

export const Ready: Story = {};
export const ManyThings: Story = {};
`,
);

const code = file(
  'use-things.ts',
  `const take = useAction(calls.things.take, { success: t('taken'), failure: t('takeFailed') });
const like = useToggle({
  turnOn: calls.things.like,
  turnOff: calls.things.dislike,
  failure: (problem, isOn) => ({ text: t(isOn ? 'likeFailed' : 'unlikeFailed'), description: problem.message }),
});
const view = useAction(calls.things.view, { failure: () => null });`,
);

const failures = file(
  'components/Take.stories.tsx',
  `const meta = { title: 'Things/Take' } satisfies Meta;

export const TakeFails: Story = {
  beforeEach: answering(failing(calls.things.take, broken)),
  async play({ canvas }) {
    await canvas.findByText('Error taking “Lamp”. Try again.');
  },
};
`,
);

test('a screen has its states, with the reason where one cannot occur', () => {
  const [things] = screenStates([screenFile, code]);
  expect(things).toMatchObject({ area: 'features-things', screen: 'ThingsScreen', title: 'Things/All things' });
  expect(things?.states).toEqual({
    Loading: { storyId: 'things-all-things--loading' },
    Empty: { reason: 'There is always one.' },
    Failed: { storyId: 'things-all-things--failed' },
    Forbidden: { reason: 'There is no story yet.' },
    Ready: { storyId: 'things-all-things--ready' },
  });
  expect(things?.others).toEqual([{ storyId: 'things-all-things--many-things', name: 'Many Things' }]);
});

test('an entry is linked to the calls that fail and the story that shows it', () => {
  const files = [screenFile, code, failures];
  const texts = {
    title: 'Things',
    taken: 'Taken',
    takeFailed: 'Error taking “{name}”. Try again.',
    likeFailed: 'Your like could not be saved.',
    unlikeFailed: 'Your like could not be taken back.',
    thingsFailed: 'Things could not be loaded.',
  };
  const links = { stories: failureStories(files), declared: declaredFailures(files) };
  const placeOf = (name: string) => ({ method: 'PUT', path: `/${name}` });
  const entries = errorEntries([{ area: 'features-things', texts }], placeOf, links);
  expect(entries).toEqual([
    {
      area: 'features-things',
      key: 'takeFailed',
      words: 'Error taking “{name}”. Try again.',
      calls: ['PUT /things.take'],
      stories: [{ storyId: 'things-take--take-fails', name: 'Things/Take: Take Fails' }],
    },
    expect.objectContaining({ key: 'likeFailed', calls: ['PUT /things.like', 'PUT /things.dislike'], stories: [] }),
    expect.objectContaining({ key: 'unlikeFailed' }),
    expect.objectContaining({
      key: 'thingsFailed',
      calls: [],
      stories: [{ storyId: 'things-all-things--failed', name: 'Things/All things: Failed' }],
    }),
  ]);
});

test.each([
  ['title', 'Mails of the last 90 days that could not be sent, the last first.'],
  ['list', 'Mails that have failed'],
  ['failedMailsPageTitle', 'Failed mails'],
])('what is told of failures is none: %s, %s', (key, words) => {
  const catalogue = { area: 'features-things', texts: { [key]: words } };
  expect(errorEntries([catalogue], () => null, { stories: [], declared: [] })).toEqual([]);
});

test.each([
  ['mailsFailed', 'Try later.'],
  ['mailUnsent', 'The mail could not be sent.'],
  ['mailNotQueued', 'Failed to queue the mail'],
  ['mailLost', 'The mail is lost. Try again'],
])('a failure is known by its key or by its words: %s, %s', (key, words) => {
  const catalogue = { area: 'features-things', texts: { [key]: words } };
  expect(errorEntries([catalogue], () => null, { stories: [], declared: [] })).toMatchObject([{ key, words }]);
});

describe('the catalogue of this workspace', () => {
  const { screens, stories, declared } = readCatalogue(
    catalogueFiles(fileURLToPath(new URL('../../', import.meta.url))),
  );

  test('has every screen, each with a story of what it shows when all is well', () => {
    expect(screens.length).toBeGreaterThan(5);
    for (const { screen, states } of screens)
      expect([screen, states.Ready]).toEqual([screen, { storyId: expect.any(String) }]);
  });

  test('links a failing call to its words and to its story', () => {
    expect(declared).toContainEqual(expect.objectContaining({ calls: ['joining.leave'], keys: ['leaveFailed'] }));
    const leave = stories.find(({ storyId }) => storyId === 'communities-joining--leave-fails');
    expect(leave?.calls).toEqual(['joining.leave']);
    expect(leave?.texts).toContain('Error leaving community. Try again.');
  });
});
