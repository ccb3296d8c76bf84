import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, inAColumn, liveMock, pressAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleDetail, sampleEvent } from '../../stories/sample-events.ts';
import { FavouriteToggle } from './FavouriteToggle.tsx';

let answered: readonly string[] = [];
const { id } = sampleEvent();
const failure = { code: 'conflict', message: 'The stars are being polished.' } as const;

const meta = {
  title: 'Events/Favourite',
  component: FavouriteToggle,
  decorators: [inAColumn],
  args: { event: sampleDetail({ id, title: 'Congress', isFavorite: false }) },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof FavouriteToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofFavourites = () => answered.filter((name) => name.endsWith('Favourite'));

/** Clicks are one call, and the last one counts. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-259', 'EVT-261'] },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: 'Add Congress to favourites' });
    await pressAtOnce(button, 21);
    await expect(canvas.getByRole('button', { name: 'Remove Congress from favourites' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
    await expect(ofFavourites()).toEqual(['events.addFavourite']);
  },
};

export const TakenOut: Story = {
  args: { event: sampleDetail({ id, title: 'Congress', isFavorite: true }) },
  parameters: { behaviours: ['EVT-260'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Congress from favourites' }));
    await waitFor(() => expect(screen.getByText('Successfully removed from favourites')).toBeVisible());
    await expect(ofFavourites()).toEqual(['events.removeFavourite']);
  },
};

export const AddingFails: Story = {
  beforeEach: answering(failing(calls.events.addFavourite, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Congress to favourites' }));
    await waitFor(() => expect(screen.getByText('Error adding to favorites:')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Congress to favourites' })).toBeVisible();
  },
};

export const RemovingFails: Story = {
  args: { event: sampleDetail({ id, title: 'Congress', isFavorite: true }) },
  beforeEach: answering(failing(calls.events.removeFavourite, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Congress from favourites' }));
    await waitFor(() => expect(screen.getByText('Error removing from favorites:')).toBeVisible());
  },
};
