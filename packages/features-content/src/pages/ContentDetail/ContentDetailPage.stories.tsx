import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNewsItem, sampleResource } from '../../stories/sample-content.ts';
import { ContentDetailPage } from './ContentDetailPage.tsx';

const item = sampleNewsItem();
const resource = sampleResource();

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Content/Item/Live',
  component: ContentDetailPage,
  args: { kind: 'news', id: item.id },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    mock.state.contentFavourites.clear();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ContentDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Once it is known what is kept. */
async function keep(canvas: Canvas, item: string) {
  const name = `Add ${item} to favourites`;
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** It is read, kept and printed, and leads on to its category and to what is related. */
export const Live: Story = {
  parameters: { behaviours: ['CNT-051', 'CNT-052', 'CNT-072'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: item.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'In short' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: item.categories[0]!.label })).toHaveAttribute(
      'href',
      `/news/${item.categories[0]!.id}`,
    );
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await keep(canvas, item.name);
    await waitFor(() => expect(answered).toContain('content.addFavouriteNews'));
    await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
    const related = within(await canvas.findByRole('region', { name: 'Related news' }));
    await waitFor(() => expect(related.getAllByRole('article')[0]).toBeVisible());
    await expect(related.queryByRole('link', { name: item.name })).toBeNull();
  },
};

export const AResource: Story = {
  args: { kind: 'resources', id: resource.id },
  parameters: { behaviours: ['CNT-073'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: resource.name })).toBeVisible();
    await keep(canvas, resource.name);
    await waitFor(() => expect(answered).toContain('content.addFavouriteResource'));
    await expect(await canvas.findByRole('region', { name: 'Related resources' })).toBeVisible();
  },
};

export const NotThere: Story = {
  args: { id: 'nothing' },
  parameters: { behaviours: ['CNT-044'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'News item not found' })).toBeVisible();
  },
};

export const ResourceNotThere: Story = {
  args: { kind: 'resources', id: 'nothing' },
  parameters: { behaviours: ['CNT-044'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Resources' })).toHaveAttribute('href', '/resources');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.newsItem, sampleProblem));
  },
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('This news item could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: item.name })).toBeVisible();
  },
};

export const ResourceFails: Story = {
  args: { kind: 'resources', id: resource.id },
  beforeEach({ msw }) {
    msw.use(failing(calls.content.resource, sampleProblem));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This resource could not be loaded.')).toBeVisible());
  },
};
