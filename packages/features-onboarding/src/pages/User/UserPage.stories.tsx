import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoPerson } from '@portal/demo/world';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserPage } from './UserPage.tsx';

function Page({ id }: { id: string }) {
  return <UserPage params={{ id }} search={{}} onSearchChange={() => undefined} />;
}

const idOf = (email: string) => demoPerson(email)?.id ?? '';
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Onboarding/User',
  component: Page,
  globals: { role: 'admin' },
  args: { id: idOf('mia.nguyen@example.org') },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function give(role: string): Promise<void> {
  await press('Change role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Mia Nguyen' }));
  await userEvent.click(dialog.getByRole('button', { name: /New role/ }));
  await userEvent.click(await screen.findByRole('option', { name: role }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give this role' }));
}

async function disable(): Promise<void> {
  await press('Disable the account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account of Mia Nguyen?' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Shares the account with others.');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable the account' }));
}

async function enable(): Promise<void> {
  await press('Open the account again');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Open the account of Mia Nguyen again?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open the account again' }));
}

/** Somebody is given a role, signed out, and their account disabled and opened again. */
export const Live: Story = {
  async play({ args }) {
    await give('Manager');
    await expectText('Mia Nguyen has another role now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mock.state.people.get(args.id)?.role).toBe('Manager');
    await press('Sign out Safari on iPhone');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
    await expectText('Signed out there');
    await disable();
    await expectText('The account of Mia Nguyen is disabled');
    await expectText('Shares the account with others.');
    await expectText('Whose account is disabled is signed in nowhere.');
    await enable();
    await expectText('The account of Mia Nguyen is open again');
    await waitFor(() => expect(screen.queryByText('Shares the account with others.')).toBeNull());
  },
};

/** The question stays, and what somebody else has done is seen behind it. */
export const RoleFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(failing(calls.users.changeRole, { code: 'stale', message: 'Their role was changed meanwhile.' })),
  async play() {
    await give('Workspace owner');
    await expectText('The role was not changed');
    await expectText('Their role was changed meanwhile.');
    await expect(screen.getByRole('dialog', { name: 'Change the role of Mia Nguyen' })).toBeVisible();
  },
};

export const DisablingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.users.disable, 500)),
  async play() {
    await disable();
    await expectText('The account was not disabled');
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Shares the account with others.');
  },
};

export const EnablingFails: Story = {
  beforeEach({ msw, args }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    const by = 'Helen Brooks';
    mock.state.disabled.set(args.id, { at: new Date('2026-11-17T00:58:00.000Z'), reason: 'By mistake.', by });
    msw.use(failing(calls.users.enable, 500), ...mock.handlers);
  },
  async play() {
    await enable();
    await expectText('The account was not opened');
  },
};

export const SessionsFail: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.people.sessions, 500)),
  play: () => expectText('Where this person is signed in could not be loaded'),
};

export const LoadingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.users.byId, 500)),
  play: () => expectText('This user could not be loaded'),
};

/** An address that names nobody, or somebody who is deleted. */
export const Nobody: Story = {
  args: { id: 'nobody-here' },
  play: () => expectText('There is no such user'),
};

/** Nobody changes themself here. */
export const Oneself: Story = {
  args: { id: idOf('helen.brooks@example.org') },
  async play() {
    await expectText('This is you');
    await expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
  },
};
