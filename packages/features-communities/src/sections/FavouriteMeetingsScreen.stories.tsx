import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMeetings } from '@portal/stories/samples/meetings';
import { FavouriteMeetingsScreen } from './FavouriteMeetingsScreen.tsx';

const favourites = sampleMeetings.slice(0, 3).map((meeting) => ({ ...meeting, isFavorite: true }));

const meta = {
  title: 'Communities/Meetings/Favourites/Screen',
  component: FavouriteMeetingsScreen,
  args: { view: ready({ items: favourites, total: favourites.length }) },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FavouriteMeetingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '3 bookmarked meetings' })).toBeVisible();
  },
};
export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No favourite meetings yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore meetings' })).toHaveAttribute('href', '/meetings/explore');
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
