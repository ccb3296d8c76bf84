import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/api/mock';
import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const link = { token: 'from-the-mail', userId: 'p-001' };

const meta = {
  title: 'Onboarding/Confirm e-mail/Live',
  component: ConfirmEmailPage,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: link, onSearchChange: () => undefined },
  beforeEach({ msw }) {
    const mock = createMock();
    mock.state.unconfirmedEmails.add(link.userId);
    mock.state.emailConfirmations.set(link.token, { personId: link.userId, expiresAt: new Date('2099-01-01') });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof ConfirmEmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm my e-mail' }));

export const Live: Story = {
  async play() {
    await confirm();
    await expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  },
};

export const LinkOver: Story = {
  args: { search: { ...link, token: 'used before' } },
  async play() {
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.confirmEmail, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }));
  },
  async play() {
    await confirm();
    await waitFor(() => expect(screen.getByText('Your e-mail could not be confirmed. Try again.')).toBeVisible());
    await expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Confirm my e-mail' })).toBeVisible();
  },
};
