import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleRequests } from '../../stories/sample-refunds.ts';
import { ApproveDialog } from './ApproveDialog.tsx';

const used = sampleRequests.find(({ attendedAt }) => attendedAt !== null)!;

const meta = {
  title: 'Events/Desk/Refunds/Approve',
  component: ApproveDialog,
  args: { request: used, onApprove: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof ApproveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The money of a ticket that was used is given back with a reason. */
export const UsedTicket: Story = {
  async play({ args }) {
    const approve = await screen.findByRole('button', { name: 'Approve' });
    await userEvent.click(approve);
    await waitFor(() =>
      expect(screen.getByText('Say why the money of a ticket that was used is given back')).toBeVisible(),
    );
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /What they are told besides/ }), 'The hall was closed.');
    await userEvent.click(approve);
    await waitFor(() =>
      expect(args.onApprove).toHaveBeenCalledWith({ amount: used.paid, message: 'The hall was closed.' }),
    );
  },
};

/** Nobody gets more back than they paid. */
export const TooMuch: Story = {
  async play({ args }) {
    const amount = await screen.findByRole('spinbutton', { name: /^Amount to give back/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, String(used.paid / 100 + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText(/^Enter an amount up to /)).toBeVisible());
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};
