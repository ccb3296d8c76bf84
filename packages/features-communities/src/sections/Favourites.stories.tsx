import { empty, failed, loading, ready } from '@portal/kit';
import { forbiddenView, sampleProblem } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { byName } from '../components/CommunitiesMenu/menu-entries.ts';
import { sampleCommunities, sampleCommunity } from '@portal/stories/samples/communities';
import { Favourites } from './Favourites.tsx';

const favourites = byName(sampleCommunities.filter(({ isFavorite }) => isFavorite).slice(0, 4));
const retry = fn();

const meta = {
  title: 'Communities/Contributed/Home section',
  component: Favourites,
  decorators: [onAPage],
  args: { view: ready(favourites) },
} satisfies Meta<typeof Favourites>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(favourites.length);
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/communities/explore?onlyFavorite=true',
    );
  },
};

export const Loading: Story = { args: { view: loading } };

/** Says what belongs here, and leads to where it is found. */
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No favourite communities yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore communities' })).toHaveAttribute(
      'href',
      '/communities/explore',
    );
    await expect(canvas.queryByRole('link', { name: 'See all' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { view: failed(sampleProblem, retry) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const LongNames: Story = {
  args: {
    view: ready([
      sampleCommunity({
        name: 'Occupational therapists in interdisciplinary neurorehabilitation of regional Queensland',
        membersCount: 12_408,
      }),
    ]),
  },
  globals: { width: '320px' },
};
