import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EventsHomePage } from './EventsHomePage.tsx';

const meta = {
  title: 'Events/Events',
  component: EventsHomePage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof EventsHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next two of one's own, and the next four of all. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-006', 'EVT-007'] },
  async play({ canvas }) {
    const cardsIn = async (name: string) =>
      within(await canvas.findByRole('region', { name })).findAllByRole('heading', { level: 3 });
    const mine = await cardsIn('Upcoming events');
    await expect(mine).toHaveLength(2);
    await expect(await cardsIn('Discover events')).toHaveLength(4);
    const [card] = mine;
    await expect(within(card!.closest('article')!).getByText('Registered')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.getList, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Events could not be loaded.')).toBeVisible());
    await expect(await canvas.findByRole('region', { name: 'Upcoming events' })).toBeVisible();
  },
};
