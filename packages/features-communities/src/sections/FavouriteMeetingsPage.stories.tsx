import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FavouriteMeetingsPage } from './FavouriteMeetingsPage.tsx';

const meta = {
  title: 'Communities/Meetings/Favourites',
  component: FavouriteMeetingsPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FavouriteMeetingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['COM-260', 'COM-261', 'COM-263'] },
  async play({ canvas }) {
    const [first, ...others] = await canvas.findAllByRole('article');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${others.length + 1} bookmarked meetings`,
    );
    await expect(within(first!).getByText('Hand therapy')).toBeVisible();
    await expect(within(first!).getByRole('radiogroup', { name: 'Your reply' })).toBeVisible();
  },
};

/** One that is taken out is counted no more, and stays in sight to be put back. */
export const TakenOutAndPutBack: Story = {
  async play({ canvas }) {
    const buttons = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    const heading = (n: number) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${n} bookmarked meeting`));
    await heading(buttons.length);
    await userEvent.click(buttons[0]!);
    await heading(buttons.length - 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await heading(buttons.length);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.explore, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible());
  },
};
