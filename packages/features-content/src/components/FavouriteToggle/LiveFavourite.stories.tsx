import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleNews, sampleResources } from '../../stories/sample-content.ts';
import { LiveFavourite } from './LiveFavourite.tsx';

const failure = { code: 'conflict', message: 'The list is full.' } as const;
const [news] = sampleNews;
const [resource] = sampleResources;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Content/Bookmark',
  component: LiveFavourite,
  decorators: [inAColumn],
  args: { kind: 'news', item: news! },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    mock.state.contentFavourites.clear();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LiveFavourite>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Once it is known what is kept. */
async function press(canvas: Canvas, name: string) {
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name }));
}

async function addAndRemove(canvas: Canvas, name: string) {
  await press(canvas, `Add ${name} to favourites`);
  await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name} from favourites` }));
  await waitFor(() => expect(screen.getByText('Successfully removed from favourites')).toBeVisible());
  await expect(canvas.getByRole('button', { name: `Add ${name} to favourites` })).toBeVisible();
}

export const News: Story = {
  parameters: { behaviours: ['CNT-072', 'CNT-075', 'CNT-076'] },
  async play({ canvas }) {
    await addAndRemove(canvas, news!.name);
    const changes = answered.filter((name) => /(add|remove)Favourite/.test(name));
    await expect(changes).toEqual(['content.addFavouriteNews', 'content.removeFavouriteNews']);
  },
};

export const Resource: Story = {
  args: { kind: 'resources', item: resource! },
  parameters: { behaviours: ['CNT-073', 'CNT-075', 'CNT-076'] },
  async play({ canvas }) {
    await addAndRemove(canvas, resource!.name);
    const changes = answered.filter((name) => /(add|remove)Favourite/.test(name));
    await expect(changes).toEqual(['content.addFavouriteResource', 'content.removeFavouriteResource']);
  },
};

/** The bookmark is taken back, and says why. */
export const CannotBeAdded: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.addFavouriteNews, failure));
  },
  parameters: { behaviours: ['CNT-077'] },
  async play({ canvas }) {
    const add = `Add ${news!.name} to favourites`;
    await press(canvas, add);
    await waitFor(() => expect(screen.getByText('Error adding to favorites:')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: add })).toBeVisible();
  },
};

export const CannotBeRemoved: Story = {
  args: { kind: 'resources', item: resource! },
  beforeEach({ msw }) {
    const mock = liveMock();
    mock.state.contentFavourites.set('p-001', [resource!.id]);
    msw.use(failing(calls.content.removeFavouriteResource, failure), ...mock.handlers);
  },
  parameters: { behaviours: ['CNT-078'] },
  async play({ canvas }) {
    const remove = `Remove ${resource!.name} from favourites`;
    await press(canvas, remove);
    await waitFor(() => expect(screen.getByText('Error removing from favorites:')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: remove })).toBeVisible();
  },
};
