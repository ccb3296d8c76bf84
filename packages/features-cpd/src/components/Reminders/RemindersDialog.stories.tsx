import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveReminders } from './LiveReminders.tsx';
import { RemindersDialog } from './RemindersDialog.tsx';

const meta = {
  title: 'CPD/Reminders',
  component: RemindersDialog,
  args: { view: ready({ quarter: true, month: false, week: true }), pending: null, onChange: fn(), onClose: fn() },
  parameters: { withoutStates: { Empty: 'Whoever has chosen nothing gets all of them.' } },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof RemindersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ args }) {
    const found = await dialog();
    await expect(found.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      false,
      true,
    ]);
    await userEvent.click(found.getByRole('switch', { name: '30 days before' }));
    await expect(args.onChange).toHaveBeenCalledWith('month', true);
  },
};

/** One is being changed: the others wait. */
export const Pending: Story = {
  args: { pending: 'month' },
  async play({ args }) {
    const found = await dialog();
    await userEvent.click(found.getByRole('switch', { name: '7 days before' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** By the keyboard alone. */
export const Keyboard: Story = {
  async play({ args }) {
    const found = await dialog();
    found.getByRole('switch', { name: '90 days before' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('quarter', false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** What is turned off stays off. */
export const Live: Story = {
  render: ({ onClose }) => <LiveReminders onClose={onClose} />,
  async play() {
    const month = await (await dialog()).findByRole('switch', { name: '30 days before' });
    await expect(month).toBeChecked();
    await userEvent.click(month);
    await waitFor(() => expect(month).not.toBeChecked());
  },
};

/** The switch stays as it was. */
export const ChangingFails: Story = {
  ...Live,
  beforeEach: answering(failing(calls.reminders.updateOfCpd, sampleProblem)),
  async play() {
    const month = await (await dialog()).findByRole('switch', { name: '30 days before' });
    await userEvent.click(month);
    await waitFor(() => expect(screen.getByText('Failed to change your reminders. Try again.')).toBeVisible());
    await expect(month).toBeChecked();
  },
};

export const CannotBeLoaded: Story = {
  ...Live,
  beforeEach: answering(failing(calls.reminders.ofCpd, sampleProblem)),
  async play() {
    const found = await dialog();
    await waitFor(() => expect(found.getByText('Your reminders could not be loaded.')).toBeVisible());
  },
};
