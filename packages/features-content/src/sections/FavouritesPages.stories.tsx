import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleNews, sampleResources } from '../stories/sample-content.ts';
import { FavouriteNewsPage, FavouriteResourcesPage } from './FavouritesPages.tsx';

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Content/Contributed/Favourites',
  component: FavouriteNewsPage,
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    // Nobody may read what is archived any more.
    const archived = mock.state.contentItems.values().filter(({ status }) => status === 'archived');
    const saved = [...sampleNews.slice(0, 12), ...sampleResources.slice(0, 11)].map(({ id }) => id);
    mock.state.contentFavourites.set('p-001', [...archived.map(({ id }) => id), ...saved]);
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof FavouriteNewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function heading(canvas: Canvas, name: string) {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name));
}

/** The list goes on as its end comes near. */
async function scroll(canvasElement: HTMLElement, call: string) {
  const pages = () => answered.filter((name) => name === call).length;
  const { defaultView: view, scrollingElement: page } = canvasElement.ownerDocument;
  await waitFor(async () => {
    page?.scrollTo({ top: page.scrollHeight - (view?.innerHeight ?? 0) - 190 });
    await expect(pages()).toBeGreaterThan(1);
  });
  page?.scrollTo({ top: 0 });
}

/** Those that can still be read; one that is taken out stays to be put back. */
export const News: Story = {
  parameters: { behaviours: ['CNT-025', 'DIR-103', 'DIR-105'] },
  async play({ canvas, canvasElement }) {
    await heading(canvas, '12 bookmarked news items');
    await scroll(canvasElement, 'content.searchNews');
    const [first] = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    await userEvent.click(first!);
    await heading(canvas, '11 bookmarked news items');
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await heading(canvas, '12 bookmarked news items');
  },
};

export const Resources: Story = {
  render: () => <FavouriteResourcesPage />,
  parameters: { behaviours: ['CNT-025', 'DIR-104', 'DIR-105'] },
  async play({ canvas, canvasElement }) {
    await heading(canvas, '11 bookmarked resources');
    await scroll(canvasElement, 'content.searchResources');
    await expect(
      (await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ })).length,
    ).toBeGreaterThan(1);
  },
};

export const Nothing: Story = {
  beforeEach({ msw }) {
    const mock = liveMock();
    mock.state.contentFavourites.clear();
    msw.use(...mock.handlers);
  },
  parameters: { behaviours: ['DIR-106'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No favorite news.')).toBeVisible());
  },
};

export const IdsFail: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.favouriteNews, sampleProblem));
  },
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /bookmarked/ })).toBeVisible());
  },
};

export const ListFails: Story = {
  render: () => <FavouriteResourcesPage />,
  beforeEach({ msw }) {
    msw.use(failing(calls.content.searchResources, sampleProblem));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
  },
};

export const ResourceIdsFail: Story = {
  render: () => <FavouriteResourcesPage />,
  beforeEach({ msw }) {
    msw.use(failing(calls.content.favouriteResources, sampleProblem));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
  },
};
