import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { manyCommunities, sampleCommunities } from '@portal/stories/samples/communities';
import { FavouriteCommunitiesScreen } from './FavouriteCommunitiesScreen.tsx';

const favourites = sampleCommunities.filter(({ isFavorite }) => isFavorite);

const meta = {
  title: 'Communities/Contributed/Favourite communities/Screen',
  component: FavouriteCommunitiesScreen,
  args: { view: ready({ items: favourites, total: favourites.length }) },
} satisfies Meta<typeof FavouriteCommunitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

/** Says how one becomes a favourite, and leads to where they are. */
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No favourite communities yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore communities' })).toHaveAttribute(
      'href',
      '/communities/explore',
    );
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {};

export const One: Story = {
  args: { view: ready({ items: favourites.slice(0, 1), total: 1 }) },
  globals: { width: '320px' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '1 bookmarked community' })).toBeVisible();
  },
};

export const AThousand: Story = { args: { view: ready({ items: manyCommunities(1000), total: 1000 }) } };
