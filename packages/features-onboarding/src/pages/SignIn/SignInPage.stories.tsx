import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { usePortal, useSession } from '@portal/kit';
import { expectSpoken, onAccountPage } from '@portal/stories';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useFlowStore } from '../../model/flow-store.ts';
import { type PendingCode, recallCode } from '../../model/pending-code.ts';
import { SignInPage } from './SignInPage.tsx';

/** The page, and below it who is signed in, for the stories to see. */
function WithSession() {
  const { profile } = usePortal();
  const session = useSession();
  const [code, setCode] = useState<PendingCode | null>(null);
  const flow = useFlowStore();
  useEffect(() => {
    const timer = setInterval(() => setCode(recallCode(flow)), 50);
    return () => clearInterval(timer);
  }, [flow]);
  return (
    <>
      <SignInPage params={{}} search={{}} onSearchChange={() => undefined} />
      {code !== null && <Text size="sm">{`Waiting for the code sent to ${code.sentTo}`}</Text>}
      <Text size="sm" tone="quiet">
        {session === null ? `Signed out of ${profile.shortName}` : `Signed in as ${session.userName}`}
      </Text>
    </>
  );
}

const meta = {
  title: 'Onboarding/Sign in/Live',
  component: WithSession,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

async function signIn(email: string, password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Email/), email);
  await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

export const Live: Story = {
  parameters: { behaviours: ['PLT-287'] },
  play: async () => {
    await expect(screen.getByText(/^Signed out/)).toBeVisible();
    await signIn('mia.nguyen@example.org', 'anything');
    await waitFor(() => expect(screen.getByText(/^Signed in as Mia/)).toBeVisible());
  },
};

/** By ear: the form in the order in which it is filled in, then what went wrong. */
export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expectSpoken(canvasElement, [
      'heading, Sign in, level 1',
      'form, Sign in',
      'textbox, Email',
      'Password',
      'Password',
      'button, Show password, 1 control',
      'button, Continue, disabled',
      'end of form, Sign in',
      'button, Sign in with a passkey',
      'link, Forgot password?',
      'link, Create account (opens in a new tab)',
    ]);
    await signIn('mia.nguyen@example.org', 'wrong');
    await waitFor(() => expect(screen.getByText('The user name or password is incorrect.')).toBeVisible());
    await expectSpoken(canvasElement, [
      'form, Sign in',
      'The user name or password is incorrect.',
      'textbox, Email, mia.nguyen@example.org',
      'Password, wrong',
      'button, Continue',
    ]);
  },
};

export const WrongPassword: Story = {
  parameters: { behaviours: ['PLT-289'] },
  play: async () => {
    await signIn('mia.nguyen@example.org', 'wrong');
    await waitFor(() => expect(screen.getByText('The user name or password is incorrect.')).toBeVisible());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mia.nguyen@example.org');
    await expect(screen.getByText(/^Signed out/)).toBeVisible();
  },
};

/** The same answer to the second call is told in the same way. */
export const RefusedBySignIn: Story = {
  parameters: { behaviours: ['PLT-290'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.signIn, { code: 'invalid_credential', message: 'Invalid credential' }));
  },
  play: async () => {
    await signIn('mia.nguyen@example.org', 'anything');
    await waitFor(() => expect(screen.getByText('The user name or password is incorrect.')).toBeVisible());
  },
};

/** Any other error is a toast with the server's words. */
export const TooManyTries: Story = {
  parameters: { behaviours: ['PLT-291'] },
  beforeEach({ msw }) {
    msw.use(
      failing(calls.auth.requestOneTimeLoginCode, {
        code: 'rate_limited',
        message: 'Too many tries. Wait a minute, then try again.',
      }),
    );
  },
  play: async () => {
    await signIn('mia.nguyen@example.org', 'anything');
    const toast = await within(await screen.findByRole('region', { name: 'Notifications' })).findByRole('alert');
    await expect(toast).toHaveTextContent('Too many tries. Wait a minute, then try again.');
    await expect(screen.queryByText('The user name or password is incorrect.')).toBeNull();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.signIn, 500));
  },
  play: async () => {
    await signIn('mia.nguyen@example.org', 'anything');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mia.nguyen@example.org');
  },
};

/** An account with a second factor gets no token for its password alone: a code is sent, and nothing else is remembered. */
export const SecondFactor: Story = {
  play: async () => {
    await signIn('wei.chen@example.org', 'anything');
    await waitFor(() => expect(screen.getByText('Waiting for the code sent to w•••@example.org')).toBeVisible());
    await expect(screen.getByText(/^Signed out/)).toBeVisible();
  },
};

/** Where the organisation has them: the way in for the first time, and the public registration. */
export const WaysIn: Story = {
  parameters: {
    behaviours: ['PLT-279'],
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'First time logging in' })).toHaveAttribute(
      'href',
      '/account/first-time-login',
    );
    const register = screen.getByRole('link', { name: /^Create account/ });
    await expect(register).toHaveAttribute('href', 'https://www.ota.example/register');
    await expect(register).toHaveAttribute('target', '_blank');
  },
};

/** An organisation without a first-time login shows no link to it. */
export const WithoutFirstTime: Story = {
  globals: { profile: 'public-skills' },
  parameters: {
    behaviours: ['PLT-279'],
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: /^Create account/ })).toHaveAttribute(
      'href',
      'https://www.public-skills.example/register-interest',
    );
    await expect(screen.queryByRole('link', { name: 'First time logging in' })).toBeNull();
  },
};
