import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rememberFirstTimeCode } from '../../model/first-time-code.ts';
import { AfterAsking, type Ask, enterCode, inLaterMinutes } from '../../testing/AfterAsking.tsx';
import { FirstTimeCodePage } from './FirstTimeCodePage.tsx';

/** The page of somebody who has asked for a code. */
function AfterEmail({ email }: { email: string }) {
  const ask = useCallback<Ask>(
    async ({ client, flow, clock }) => {
      const { requestId } = await client.call(calls.auth.generateOneTimeLoginCode, { body: { email } });
      rememberFirstTimeCode(flow, { requestId, email, resendAt: clock.now().toISOString() });
    },
    [email],
  );
  return (
    <AfterAsking ask={ask}>
      <FirstTimeCodePage params={{}} search={{}} onSearchChange={() => undefined} />
    </AfterAsking>
  );
}

const meta = {
  title: 'Onboarding/First time code/Live',
  component: AfterEmail,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { email: 'robin.castle@example.org' },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof AfterEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in like anybody else. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-342', 'PLT-343', 'PLT-344', 'PLT-345', 'PLT-346'] },
  async play() {
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Signed in as Robin Castle')).toBeVisible());
    await expect(screen.getByText('Your code is right.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Redirecting you to welcome page' })).toBeDisabled();
  },
};

export const WrongCode: Story = {
  parameters: { behaviours: ['PLT-348'] },
  async play() {
    await enterCode('000000');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
    await expect(screen.getByText('Signed out')).toBeVisible();
  },
};

/** Nobody is told whether an e-mail is known. */
export const UnknownLooksTheSame: Story = {
  args: { email: 'nobody@example.org' },
  async play() {
    await enterCode('123456');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
  },
};

export const UsedUp: Story = {
  beforeEach: answering(failing(calls.auth.login, { code: 'code_expired', message: 'This code is no longer valid.' })),
  async play() {
    await enterCode('123456');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This code is no longer valid.');
  },
};

export const TooManyTries: Story = {
  beforeEach: answering(
    failing(calls.auth.login, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }),
  ),
  async play() {
    await enterCode('123456');
    await waitFor(() => expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible());
    await expect(screen.getByLabelText(/^Verification code/)).toHaveValue('123456');
  },
};

/** Another one replaces it, and the next has to wait. */
export const Resent: Story = {
  parameters: { behaviours: ['PLT-351'] },
  beforeEach({ msw }) {
    msw.use(...inLaterMinutes());
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(screen.getByText('New verification code sent. Please check your email')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resend code' })).toBeDisabled());
  },
};

let resendBody: unknown;

export const ResentTooSoon: Story = {
  parameters: { behaviours: ['PLT-350', 'PLT-352'] },
  beforeEach({ msw }) {
    resendBody = null;
    const { handlers } = liveMock({
      async holdBack(request) {
        if (request.url.endsWith(calls.auth.resendOneTimeCode.path)) resendBody = await request.clone().json();
      },
    });
    msw.use(...handlers);
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(screen.getByText('Wait a moment before you ask for another code.')).toBeVisible());
    await expect(resendBody).toEqual({ requestId: expect.any(String), userName: 'robin.castle@example.org' });
  },
};
