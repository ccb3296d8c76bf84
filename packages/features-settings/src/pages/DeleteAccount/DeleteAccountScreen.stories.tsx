import type { DeletionPreview } from '@portal/api';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';

const samplePreview: DeletionPreview = {
  refusal: null,
  dueAt: '2026-12-02T00:40:00.000Z',
  goes: [{ heading: 'CPD', count: 14 }],
  stays: [{ heading: 'Posts and comments', count: 6, because: 'Others answered it.' }],
};

const meta = {
  title: 'Settings/Delete my account/Screen',
  component: DeleteAccountScreen,
  args: {
    overview: ready({ copy: null, deletion: null }),
    preview: ready(samplePreview),
    isPending: false,
    onAsk: fn(async () => undefined),
  },
  parameters: { withoutStates: { Empty: 'there is an account as long as somebody looks' } },
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { overview: loading } };
export const Failed: Story = { args: { overview: failedView } };
export const Forbidden: Story = { args: { overview: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('CPD').nextElementSibling).toHaveTextContent('14');
    await expect(canvas.getByText('Others answered it.').nextElementSibling).toHaveTextContent('Posts and comments6');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Type DELETE to go on');
    await userEvent.type(canvas.getByRole('textbox'), 'delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onAsk).toHaveBeenCalledWith('delete');
  },
};

export const PreviewFailed: Story = { args: { preview: failedView } };

export const Refused: Story = {
  args: {
    preview: ready({
      ...samplePreview,
      refusal: 'You are the only administrator. Make somebody else an administrator first.',
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/only administrator/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { overview: ready({ copy: null, deletion: { dueAt: samplePreview.dueAt } }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/deleted on 2 Dec 2026/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const TicketsPaidFor: Story = {
  args: {
    preview: ready({
      ...samplePreview,
      refusal:
        'You have paid for tickets of events to come. Cancel them and ask for a refund first, or come back when the events are over.',
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/ask for a refund first/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
