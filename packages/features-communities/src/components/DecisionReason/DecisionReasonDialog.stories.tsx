import { ProblemError } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DecisionReasonDialog } from './DecisionReasonDialog.tsx';

const meta = {
  title: 'Communities/Reason of a decision',
  component: DecisionReasonDialog,
  args: {
    title: 'Decline this post?',
    text: 'It is not published.',
    confirmLabel: 'Decline',
    onReason: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = { code: 'conflict', status: 409, message: 'Somebody has decided about this post already.' } as const;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Decline this post?' }));

/** A reason is chosen and sent by the keyboard alone. */
export const Keyboard: Story = {
  async play({ args }) {
    const dialog = await opened();
    const first = dialog.getByRole('radio', { name: 'It does not belong here' });
    for (let presses = 0; presses < 20 && document.activeElement !== first; presses += 1) await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(dialog.getByRole('radio', { name: 'It tells of somebody who did not agree' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Please leave the name out.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    const because = { reason: 'privacy', message: 'Please leave the name out.' };
    await waitFor(() => expect(args.onReason).toHaveBeenCalledWith(because));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Nothing is decided without a reason, and another one is said in words. */
export const WithoutAReason: Story = {
  async play({ args }) {
    const dialog = await opened();
    const send = dialog.getByRole('button', { name: 'Decline' });
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText('Please choose a reason')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText('Please say which')).toBeVisible());
    await expect(args.onReason).not.toHaveBeenCalled();
  },
};

/** What was written stays where it could not be done. */
export const CannotBeSent: Story = {
  args: { onReason: fn(() => Promise.reject(new ProblemError(refused))) },
  async play({ args }) {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'It is spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(args.onReason).toHaveBeenCalled());
    await expect(dialog.getByRole('radio', { name: 'It is spam' })).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is decided about has changed since it was read: the dialog goes, so that it is read first. */
export const ChangedMeanwhile: Story = {
  args: { onReason: fn(() => Promise.reject(new ProblemError({ ...refused, code: 'stale', status: 412 }))) },
  async play({ args }) {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'It is spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
