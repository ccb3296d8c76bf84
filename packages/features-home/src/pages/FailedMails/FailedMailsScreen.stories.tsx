import type { FailedMail } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedMailsScreen } from './FailedMailsScreen.tsx';

const refused: FailedMail = {
  key: 'registered:one',
  kind: 'registered',
  outcome: 'failed',
  person: { id: 'p-001', name: 'Mia Nguyen' },
  to: 'mia.nguyen@example.org',
  eventTitle: 'Splinting the hand',
  failedAt: '2026-11-18T00:58:00.000Z',
  reason: '550 5.1.1 The mailbox does not exist',
  attempts: 5,
};
const lost: FailedMail = {
  ...refused,
  key: 'cpdReminderMonth:two',
  kind: 'cpdReminderMonth',
  outcome: 'unknown',
  person: { id: 'p-002', name: 'Konstantinos-Alexandros Papadimitrakopoulos-Featherstonehaugh' },
  to: null,
  eventTitle: null,
  reason: null,
  attempts: 1,
};

const meta = {
  title: 'Home/Failed mails/Screen',
  component: FailedMailsScreen,
  args: {
    view: ready({ items: [refused, lost], total: 2 }),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    sendingKey: null,
    onSendAgain: fn(),
  },
} satisfies Meta<typeof FailedMailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No mail has failed')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('550 5.1.1 The mailbox does not exist')).toBeVisible();
    await expect(canvas.getByText('To mia.nguyen@example.org')).toBeVisible();
    await expect(canvas.getByText(/^The server stopped/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: Registration, Mia Nguyen' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(refused);
  },
};

export const MoreFails: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More mails could not be loaded')).toBeVisible();
  },
};

export const Sending: Story = { args: { sendingKey: refused.key } };
export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
