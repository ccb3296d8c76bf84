import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LiveUpcomingEvents } from './LiveUpcomingEvents.tsx';

const meta = {
  title: 'Events/Home/Upcoming events/Live',
  component: LiveUpcomingEvents,
  decorators: [inAColumn],
} satisfies Meta<typeof LiveUpcomingEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  async play({ canvas }) {
    const lines = await canvas.findAllByRole('listitem');
    await expect(lines.length).toBeLessThanOrEqual(3);
    const starts = canvas.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
    await expect(starts).toEqual(starts.toSorted());
  },
};

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.upcoming, sampleProblem)),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Failed to load events')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toBeVisible());
  },
};
