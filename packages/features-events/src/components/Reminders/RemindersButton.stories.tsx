import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { RemindersButton } from './RemindersButton.tsx';

const meta = {
  title: 'Events/Reminders/Live',
  component: RemindersButton,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof RemindersButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Reminders' }));
  return within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));
}

/** What is turned off stays off. */
export const Live: Story = {
  async play({ canvas }) {
    const dialog = await open(canvas);
    const week = await dialog.findByRole('switch', { name: 'A week before' });
    await expect(week).toBeChecked();
    await userEvent.click(week);
    await waitFor(() => expect(week).not.toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(canvas);
    await expect(await again.findByRole('switch', { name: 'A week before' })).not.toBeChecked();
    await expect(again.getByRole('switch', { name: 'A day before' })).toBeChecked();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.reminders.mine, sampleProblem)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByText('Your reminders could not be loaded.')).toBeVisible());
  },
};

/** The switch stays as it was. */
export const ChangingFails: Story = {
  beforeEach: answering(failing(calls.reminders.update, sampleProblem)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    const hour = await dialog.findByRole('switch', { name: 'An hour before' });
    await userEvent.click(hour);
    await waitFor(() => expect(screen.getByText('Failed to change your reminders. Try again.')).toBeVisible());
    await expect(hour).toBeChecked();
  },
};
