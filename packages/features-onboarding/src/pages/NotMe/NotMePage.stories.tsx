import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/api/mock';
import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { NotMePage } from './NotMePage.tsx';

const link = { token: 'from-the-mail', userId: 'p-001' };

const meta = {
  title: 'Onboarding/Not me/Live',
  component: NotMePage,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: link, onSearchChange: () => undefined },
  beforeEach({ msw }) {
    const mock = createMock();
    mock.state.alarms.set(link.token, { personId: link.userId, before: {}, expiresAt: new Date('2099-01-01') });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof NotMePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const lock = async () => userEvent.click(await screen.findByRole('button', { name: 'Lock my account' }));

/** Used once, the link opens nothing. */
export const Live: Story = {
  async play() {
    await lock();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Lock my account' })).not.toHaveAttribute('aria-busy'),
    );
    await lock();
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.lockAccount, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }));
  },
  async play() {
    await lock();
    await waitFor(() => expect(screen.getByText('Your account could not be locked. Try again.')).toBeVisible());
    await expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Lock my account' })).toBeVisible();
  },
};
