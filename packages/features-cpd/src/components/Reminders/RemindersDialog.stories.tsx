import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { failed, forbidden, loading, ready } from '@portal/kit';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveReminders } from './LiveReminders.tsx';
import { RemindersDialog } from './RemindersDialog.tsx';

const broken = { code: 'server_error', message: 'The database is resting.' } as const;

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

export const Failed: Story = {
  args: { view: failed({ code: 'server_error', status: 500, message: 'The database is having a rest.' }, fn()) },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'forbidden', status: 403, message: 'CPD is for members.' }) },
};

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
  beforeEach: answering(failing(calls.reminders.updateOfCpd, broken)),
  async play() {
    const month = await (await dialog()).findByRole('switch', { name: '30 days before' });
    await userEvent.click(month);
    await waitFor(() => expect(screen.getByText('Failed to change your reminders. Try again.')).toBeVisible());
    await expect(month).toBeChecked();
  },
};

export const CannotBeLoaded: Story = {
  ...Live,
  beforeEach: answering(failing(calls.reminders.ofCpd, broken)),
  async play() {
    const found = await dialog();
    await waitFor(() => expect(found.getByText('Your reminders could not be loaded.')).toBeVisible());
  },
};
