import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, fakeAuthenticator, fakeCredentialId, liveMock, onAPage, storyNow } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecurityPage } from './SecurityPage.tsx';

const failure = { code: 'conflict', message: 'The list is being restored.' } as const;

const meta = {
  title: 'Settings/Security/Page',
  component: SecurityPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function confirmAfter(canvas: Canvas, button: string, password = 'Correct-horse-7') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

async function enterCode(canvas: Canvas, code: string) {
  const field = await canvas.findByLabelText(/^Code of the app/);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
}

/** A server on which somebody has an app, and the passkey of the device where that is said. */
function serverWithApp({ hasPasskey = false } = {}) {
  const { state, handlers } = liveMock();
  const { id = '' } = state.people.values().find(({ email }) => email === 'mia.nguyen@example.org') ?? {};
  state.authenticators.set(id, { addedAt: storyNow() });
  state.recoveryCodes.set(id, ['7QK4-M2XB-9HTD-3FWA']);
  if (hasPasskey)
    state.passkeys.set('phone', {
      ...{ id: 'phone', name: 'Phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null },
      ...{ personId: id, credentialId: fakeCredentialId },
    });
  return handlers;
}

const withApp: Story['beforeEach'] = ({ msw }) => msw.use(...serverWithApp());

/** An app is added, its codes are kept, and what happened is told; then it is removed. */
export const Live: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('You signed in')).toHaveLength(2));
    await expect(canvas.getByText('Your password was changed by a link')).toBeVisible();
    await confirmAfter(canvas, 'Add an authenticator app');
    await enterCode(canvas, '123456');
    const codes = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(canvas.getByText('10 of 10 recovery codes left')).toBeVisible());
    await expect(await canvas.findByText('An authenticator app was added')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Code by e-mail' })).toBeVisible();
    await confirmAfter(canvas, 'Remove the app');
    await expect(await canvas.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};

export const NewCodes: Story = {
  beforeEach: withApp,
  async play({ canvas }) {
    await expect(await canvas.findByText('1 of 10 recovery codes left')).toBeVisible();
    await confirmAfter(canvas, 'Make new recovery codes');
    await canvas.findByRole('list', { name: 'Recovery codes' });
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(canvas.getByText('10 of 10 recovery codes left')).toBeVisible());
  },
};

export const WrongPassword: Story = {
  async play({ canvas }) {
    await confirmAfter(canvas, 'Add an authenticator app', 'wrong');
    await waitFor(() => expect(screen.getByText('The app could not be added')).toBeVisible());
    await expect(screen.getByText('This is not your current password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};

/** It is told at the field, which takes another. */
export const WrongCode: Story = {
  async play({ canvas }) {
    await confirmAfter(canvas, 'Add an authenticator app');
    await enterCode(canvas, '000000');
    await waitFor(() => expect(canvas.getByText('This is not the code that the app shows now')).toBeVisible());
    await enterCode(canvas, '123456');
    await expect(await canvas.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  },
};

/** Too late, or tried too often: it is begun anew. */
export const SetUpOver: Story = {
  beforeEach: answering(
    failing(calls.authenticator.confirm, { code: 'conflict', message: 'This can no longer be confirmed.' }),
  ),
  async play({ canvas }) {
    await confirmAfter(canvas, 'Add an authenticator app');
    await enterCode(canvas, '123456');
    await waitFor(() => expect(screen.getByText('The app is not on yet')).toBeVisible());
    await expect(screen.getByText('This can no longer be confirmed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};

/** Whoever closes the question changes nothing. */
export const NotAnswered: Story = {
  beforeEach: withApp,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('1 of 10 recovery codes left')).toBeVisible();
  },
};

/** A passkey shows that it is they, as the password does. */
export const RemovedByPasskey: Story = {
  beforeEach({ msw }) {
    msw.use(...serverWithApp({ hasPasskey: true }));
    return fakeAuthenticator();
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Phone')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the app' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};

export const NotRemoved: Story = {
  beforeEach: withApp,
  async play({ canvas }) {
    await confirmAfter(canvas, 'Remove the app', 'wrong');
    await waitFor(() => expect(screen.getByText('The app could not be removed')).toBeVisible());
    await expect(canvas.getByText('1 of 10 recovery codes left')).toBeVisible();
  },
};

export const CodesNotMade: Story = {
  beforeEach: withApp,
  async play({ canvas }) {
    await confirmAfter(canvas, 'Make new recovery codes', 'wrong');
    await waitFor(() => expect(screen.getByText('New codes could not be made')).toBeVisible());
    await expect(canvas.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  },
};

/** One device after another, or all but this one. */
export const Sessions: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(screen.getByText('Signed out there')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getByText('You are signed in here alone now')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Firefox on Windows')).toBeNull());
    await expect(canvas.getByText('This device')).toBeVisible();
  },
};

export const SessionNotEnded: Story = {
  beforeEach: answering(failing(calls.me.endSession, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(screen.getByText('It could not be signed out. Try again.')).toBeVisible());
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
  },
};

export const OthersNotEnded: Story = {
  beforeEach: answering(failing(calls.auth.signOutEverywhere, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getByText('You are still signed in elsewhere. Try again.')).toBeVisible());
  },
};

/** The others stand where one part of the page fails. */
export const AppCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.authenticator.own, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your authenticator app could not be loaded.')).toBeVisible());
    await expect(await canvas.findByText('Your password was changed by a link')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.securityEvents, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(failure.message)).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};
