import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { answering, liveMock, onAccountPage } from '@portal/stories';
import { Button, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { recallFirstTimeCode } from '../../model/first-time-code.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import { FirstTimeEmailPage } from './FirstTimeEmailPage.tsx';

/** The page, and below it for whom a code was asked for. */
function Live(props: Parameters<typeof FirstTimeEmailPage>[0]) {
  const flow = useFlowStore();
  const [who, setWho] = useState('');
  return (
    <>
      <FirstTimeEmailPage {...props} />
      <Button size="sm" onPress={() => setWho(recallFirstTimeCode(flow)?.email ?? 'nobody')}>
        Who?
      </Button>
      <Text size="sm">{`Asked for ${who}`}</Text>
    </>
  );
}

let mock = liveMock();

const meta = {
  title: 'Onboarding/First time login/Live',
  component: Live,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: { email: 'robin.castle@example.org' }, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

async function expectCodeFor(canvas: Canvas, whom: string) {
  await waitFor(async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who?' }));
    await expect(canvas.getByText(`Asked for ${whom}`)).toBeVisible();
  });
}

/** A code is asked for, and the page of the code knows for whom. */
export const Sent: Story = {
  parameters: { behaviours: ['PLT-335'] },
  async play({ canvas }) {
    await goOn(canvas);
    await expectCodeFor(canvas, 'robin.castle@example.org');
  },
};

/** The link of an invitation: staff see that it was opened, the first time. */
export const LinkOpened: Story = {
  args: { search: { email: 'harriet.okafor@example.org', invitation: 'invitation-2' } },
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await waitFor(() => expect(mock.state.invitations.get('invitation-2')?.openedAt).toBeInstanceOf(Date));
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('harriet.okafor@example.org');
  },
};

/** That it could not be noted keeps nobody from coming in. */
export const OpeningNotNoted: Story = {
  args: { search: { email: 'robin.castle@example.org', invitation: 'invitation-1' } },
  beforeEach: answering(failing(calls.invitations.opened, { code: 'rate_limited', message: 'Too many attempts.' })),
  async play({ canvas }) {
    await goOn(canvas);
    await expectCodeFor(canvas, 'robin.castle@example.org');
    await expect(screen.queryByText('Too many attempts.')).toBeNull();
  },
};

/** Nothing was sent: one stays, and is told. */
export const NotSent: Story = {
  beforeEach: answering(
    replying(calls.auth.generateOneTimeLoginCode, { tokenSent: false, requestId: 'r-1', resendAfterSeconds: 30 }),
  ),
  parameters: { behaviours: ['PLT-337'] },
  async play({ canvas }) {
    await goOn(canvas);
    await waitFor(() => expect(screen.getByText('We could not send a code. Try again.')).toBeVisible());
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('robin.castle@example.org');
    await expectCodeFor(canvas, 'nobody');
  },
};

/** The server's words stand in the toast. */
export const TooManyTries: Story = {
  beforeEach: answering(
    failing(calls.auth.generateOneTimeLoginCode, {
      code: 'rate_limited',
      message: 'Too many attempts. Try again later.',
    }),
  ),
  parameters: { behaviours: ['PLT-337'] },
  async play({ canvas }) {
    await goOn(canvas);
    await waitFor(() => expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible());
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('robin.castle@example.org');
  },
};

export const ServerDown: Story = {
  beforeEach: answering(failing(calls.auth.generateOneTimeLoginCode, 500)),
  async play({ canvas }) {
    await goOn(canvas);
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('robin.castle@example.org');
  },
};
