import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { fakeAuthenticator, fakeCredentialId, liveMock, onAccountPage, storyNow } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rememberCode } from '../../model/pending-code.ts';
import { AfterAsking, type Ask, enterCode, inLaterMinutes } from '../../testing/AfterAsking.tsx';
import { PasswordEntryPage } from './PasswordEntryPage.tsx';

/** The page of someone whose password was right. */
function AfterPassword({ email }: { email: string }) {
  const ask = useCallback<Ask>(
    async ({ client, flow, clock }) => {
      const body = { email, password: 'anything' };
      const { data } = await client.call(calls.auth.requestOneTimeLoginCode, { body });
      if (data.challenge) rememberCode(flow, { ...data.challenge, resendAt: clock.now().toISOString() });
    },
    [email],
  );
  return (
    <AfterAsking ask={ask}>
      <PasswordEntryPage params={{}} search={{}} onSearchChange={() => undefined} />
    </AfterAsking>
  );
}

const meta = {
  title: 'Onboarding/Enter code/Live',
  component: AfterPassword,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { email: 'wei.chen@example.org' },
} satisfies Meta<typeof AfterPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['PLT-300', 'PLT-301', 'PLT-305'] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('We sent a verification code by e-mail to w•••@example.org.')).toBeVisible(),
    );
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Signed in as Wei Chen')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Who chose it has the code on their phone, and is told so. */
export const BySms: Story = {
  args: { email: 'narelle.langford@example.org' },
  parameters: { behaviours: ['PLT-300', 'PLT-301'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('We sent a verification code by SMS to •••• 549.')).toBeVisible());
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Signed in as Narelle Langford')).toBeVisible());
  },
};

/** An app is asked for its code; a recovery code, or one by e-mail, takes its place. */
export const OfApp: Story = {
  beforeEach({ msw }) {
    const { state, handlers } = liveMock();
    const { id = '' } = state.people.values().find(({ email }) => email === 'wei.chen@example.org') ?? {};
    state.authenticators.set(id, { addedAt: storyNow() });
    state.recoveryCodes.set(id, ['7QK4-M2XB-9HTD-3FWA']);
    msw.use(...handlers);
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Enter the code that your authenticator app shows now.')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send me a code by e-mail instead' }));
    await waitFor(() =>
      expect(screen.getByText('We sent a verification code by e-mail to w•••@example.org.')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(await screen.findByLabelText(/^Recovery code/), '7QK4-M2XB-9HTD-3FWA');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByText('Signed in as Wei Chen')).toBeVisible());
  },
};

export const WrongCode: Story = {
  parameters: { behaviours: ['PLT-306'] },
  play: async () => {
    await enterCode('000000');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
    await expect(screen.getByText('Signed out')).toBeVisible();
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Signed in as Wei Chen')).toBeVisible());
  },
};

/** The fifth wrong code was the last. */
export const UsedUp: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.login, { code: 'code_expired', message: 'This code is no longer valid.' }));
  },
  play: async () => {
    await enterCode('123456');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This code is no longer valid.');
    await expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  },
};

export const TooManyTries: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.login, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }));
  },
  play: async () => {
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible());
    await expect(screen.getByLabelText(/^Verification code/)).toHaveValue('123456');
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.login, 500));
  },
  play: async () => {
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
};

/** Half a minute later another code is sent, and the next one has to wait again. */
export const Resent: Story = {
  parameters: { behaviours: ['PLT-308'] },
  beforeEach({ msw }) {
    msw.use(...inLaterMinutes());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(screen.getByText('New verification code sent. Please check your email')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resend code' })).toBeDisabled());
    await expect(screen.getByText(/^You can ask for another one in \d+ seconds\.$/)).toBeVisible();
  },
};

export const ResentTooSoon: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(screen.getByText('Wait a moment before you ask for another code.')).toBeVisible());
  },
};

/** The server, and the device, of somebody who has a passkey. */
function serverWithPasskey() {
  const mock = liveMock();
  const wei = mock.state.people.values().find(({ email }) => email === meta.args.email);
  mock.state.passkeys.set('phone', {
    ...{ id: 'phone', name: 'Phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null },
    ...{ personId: wei?.id ?? '', credentialId: fakeCredentialId },
  });
  return mock.handlers;
}

/** A passkey of the account stands in place of the code. */
export const PasskeyInstead: Story = {
  beforeEach({ msw }) {
    msw.use(...serverWithPasskey());
    return fakeAuthenticator();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() => expect(screen.getByText(/^Signed in as Wei/)).toBeVisible());
  },
};

export const PasskeyNotUsed: Story = {
  beforeEach({ msw }) {
    msw.use(...serverWithPasskey());
    return fakeAuthenticator({ fails: 'NotAllowedError' });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    await waitFor(() =>
      expect(screen.getByText('No passkey was used. Try again, or sign in with your password.')).toBeVisible(),
    );
  },
};
