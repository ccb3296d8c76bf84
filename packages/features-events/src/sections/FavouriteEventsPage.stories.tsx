import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FavouriteEventsPage } from './FavouriteEventsPage.tsx';

const meta = {
  title: 'Events/Favourite events',
  component: FavouriteEventsPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FavouriteEventsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['EVT-258'] },
  async play({ canvas }) {
    const cards = await canvas.findAllByRole('article');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${cards.length} bookmarked events`);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.favourites, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your favourites could not be loaded.')).toBeVisible());
  },
};
