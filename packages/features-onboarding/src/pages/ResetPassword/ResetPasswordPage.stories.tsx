import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const link = { token: 'from-the-mail', userId: 'p-001' };

const meta = {
  title: 'Onboarding/Reset password/Live',
  component: ResetPasswordPage,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: link, onSearchChange: () => undefined },
  beforeEach({ msw }) {
    const mock = createMock();
    mock.state.resetTokens.set(link.token, { personId: link.userId, expiresAt: new Date('2099-01-01') });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

export const Live: Story = {
  parameters: { behaviours: ['PLT-328', 'PLT-329'] },
  play: async () => {
    await choose('Quiet-harbour-42');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
  },
};

/** Long enough for the form, not good enough for the server: what was typed stays. */
export const TooSimple: Story = {
  parameters: { behaviours: ['PLT-330'] },
  play: async () => {
    await choose('Password1');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^This password does not meet our requirements\./);
    await expect(screen.getByLabelText('New password')).toHaveValue('Password1');
  },
};

export const LinkOver: Story = {
  args: { search: { ...link, token: 'used-before' } },
  play: async () => {
    await choose('Quiet-harbour-42');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  },
};

export const TooManyTries: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing(calls.auth.resetPassword, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }),
    );
  },
  play: async () => {
    await choose('Quiet-harbour-42');
    await waitFor(() => expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible());
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.resetPassword, 500));
  },
  play: async () => {
    await choose('Quiet-harbour-42');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(screen.getByLabelText('New password')).toHaveValue('Quiet-harbour-42');
  },
};
