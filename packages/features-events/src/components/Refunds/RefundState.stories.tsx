import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RefundState } from './RefundState.tsx';

const at = '2026-11-20T03:00:00.000Z';

const meta = {
  title: 'Events/Refunds/State',
  component: RefundState,
  decorators: [inAColumn],
  args: {
    refund: { status: 'requested', amount: 24_000, answer: '', at },
    isWithdrawing: false,
    onWithdraw: fn(),
  },
} satisfies Meta<typeof RefundState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('Refund requested')).toBeVisible();
    await expect(canvas.getByText(/^You asked for \$240\.00 on 20 Nov/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the request back' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  args: { refund: { status: 'due', amount: 12_000, answer: 'Half of it, since the catering was ordered.', at } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^\$120\.00 go back the way you paid/)).toBeVisible();
    await expect(canvas.getByText(/^They write: Half of it/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Refunded: Story = {
  args: { refund: { status: 'refunded', amount: 21_600, answer: '', at } },
  async play({ canvas }) {
    await expect(canvas.getByText('Refunded')).toBeVisible();
    await expect(canvas.queryByText(/^They write/)).toBeNull();
  },
};

export const Declined: Story = {
  args: { refund: { status: 'declined', amount: 0, answer: 'Your seat was kept until the end.', at } },
  async play({ canvas }) {
    await expect(canvas.getByText('Refund declined')).toBeVisible();
    await expect(canvas.getByText('They write: Your seat was kept until the end.')).toBeVisible();
  },
};
