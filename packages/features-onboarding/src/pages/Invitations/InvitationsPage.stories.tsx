import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InvitationsPage } from './InvitationsPage.tsx';

const as = 'helen.brooks@example.org';

/** The page, with what stands in its address. */
function WithAddress() {
  const [search, setSearch] = useState<Readonly<Record<string, string | undefined>>>({});
  return <InvitationsPage params={{}} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
}

const meta = {
  title: 'Onboarding/Invitations',
  component: WithAddress,
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states can be chosen from above it, too. */
const inTable = () => within(screen.getByRole('table'));

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

async function open(button: string) {
  await screen.findByText('Harriet Okafor');
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: button }));
}

async function fillIn(email: string) {
  const dialog = await open('Invite somebody');
  await userEvent.type(dialog.getByLabelText(/^First name/), 'Ada');
  await userEvent.type(dialog.getByLabelText(/^Last name/), 'Wirth');
  await userEvent.type(dialog.getByLabelText(/^E-mail/), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  return dialog;
}

async function choose(name: RegExp, action: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const file = 'First name;Surname;E-mail;DOB\r\nAda;Wirth;ada@example.org;3/4/1984\r\nBo;;bo@example.org;\r\n';

async function upload(text = file) {
  const dialog = await open('Invite from a file');
  // As some spreadsheets write it: two bytes each.
  const bytes = Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
  await userEvent.upload(dialog.getByLabelText(/^File/), new File([bytes], 'new members.csv', { type: 'text/csv' }));
  return dialog;
}

export const Live: Story = {
  async play({ canvas }) {
    await fillIn('ada.wirth@example.org');
    await expectText('Ada Wirth is invited');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Ada Wirth')).toBeVisible();
  },
};

/** What the server has against it stands at the field, and what was typed stays. */
export const InvitedAlready: Story = {
  async play() {
    const dialog = await fillIn('harriet.okafor@example.org');
    await waitFor(() => expect(dialog.getByText(/is invited already/)).toBeVisible());
    await expect(dialog.getByLabelText(/^First name/)).toHaveValue('Ada');
  },
};

export const NothingEntered: Story = {
  async play() {
    const dialog = await open('Invite somebody');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await expect(await dialog.findByText('Please enter a first name')).toBeVisible();
    await expect(dialog.getByLabelText(/^First name/)).toHaveFocus();
  },
};

export const InvitingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.invitations.invite, 500)),
  async play() {
    await fillIn('ada.wirth@example.org');
    await expectText('Nobody was invited. Try again');
  },
};

export const SentAgain: Story = {
  async play() {
    await choose(/Tomas Lindqvist/, 'Send again');
    await expectText('The invitation is being sent again');
    await waitFor(() => expect(inTable().queryByText('Not delivered')).toBeNull());
  },
};

export const SendingAgainFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.invitations.resend, 500)),
  async play() {
    await choose(/Tomas Lindqvist/, 'Send again');
    await expectText('The invitation could not be sent again. Try again');
  },
};

async function revoke() {
  await choose(/Harriet Okafor/, 'Revoke');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
}

export const Revoked: Story = {
  async play() {
    await revoke();
    await expectText('The invitation was revoked');
    await waitFor(() => expect(inTable().getAllByText('Revoked')).toHaveLength(2));
  },
};

export const RevokingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.invitations.revoke, 500)),
  async play() {
    await revoke();
    await expectText('The invitation could not be revoked. Try again');
  },
};

export const Searched: Story = {
  async play({ canvas }) {
    await canvas.findByText('Harriet Okafor');
    await userEvent.type(canvas.getByRole('searchbox'), 'lindqvist');
    await waitFor(() => expect(canvas.queryByText('Harriet Okafor')).toBeNull());
    await expect(await canvas.findByText('Tomas Lindqvist')).toBeVisible();
  },
};

export const LoadingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.invitations.list, 500)),
  play: () => expectText('Invitations could not be loaded'),
};

/** The role has been taken away meanwhile. */
export const NotAnAdministrator: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  play: () => expectText('Invitations could not be loaded'),
};

/** Whose link was opened is found by the state. */
export const OnlyOpened: Story = {
  async play({ canvas }) {
    await canvas.findByText('Harriet Okafor');
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Opened' }));
    await waitFor(() => expect(canvas.queryByText('Harriet Okafor')).toBeNull());
    await expect(await canvas.findByText('Samira Haddad')).toBeVisible();
  },
};

/** A file of two bytes a letter with semicolons: its days are asked for, and who has something wrong is left out. */
export const FromFile: Story = {
  async play({ canvas }) {
    const dialog = await upload();
    await waitFor(() => expect(dialog.getByText('Last name is missing')).toBeVisible());
    await expect(dialog.getByText('Date of birth can be read in two ways')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Nobody to invite' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /3 April 1984/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 person' }));
    await expectText('1 person is invited');
    await expect(await canvas.findByText('Ada Wirth')).toBeVisible();
  },
};

/** The guess can be wrong: the characters are read in another way, and back. */
export const OtherCharacters: Story = {
  async play() {
    const dialog = await open('Invite from a file');
    const rows = new TextEncoder().encode('First name;Surname;E-mail\r\nZoë;Wirth;zoe@example.org\r\n');
    await userEvent.upload(dialog.getByLabelText(/^File/), new File([rows], 'new.csv', { type: 'text/csv' }));
    await dialog.findByText('Zoë Wirth');
    const chooseCharacters = async (name: string) => {
      await userEvent.click(dialog.getByRole('button', { name: /Characters/ }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await chooseCharacters('Western (Windows-1252)');
    await expect(await dialog.findByText('ZoÃ« Wirth')).toBeVisible();
    await chooseCharacters('Unicode (UTF-8)');
    await expect(await dialog.findByText('Zoë Wirth')).toBeVisible();
  },
};

export const OnlyProblems: Story = {
  async play() {
    const dialog = await upload(file.replace('3/4/1984', ''));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Only those who cannot be invited' }));
    await waitFor(() => expect(dialog.queryByText('Ada Wirth')).toBeNull());
    await expect(dialog.getByText('Last name is missing')).toBeVisible();
  },
};

export const EmptyFile: Story = {
  async play() {
    const dialog = await upload('\n');
    await expect(await dialog.findByText('There is nothing in this file.')).toBeVisible();
  },
};

export const ReadingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.invitations.preview, 500)),
  async play() {
    await upload();
    await expectText('The file could not be read');
  },
};

export const InvitingManyFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(failing(calls.invitations.inviteAll, { code: 'conflict', message: 'Look at the file again.' })),
  async play() {
    const dialog = await upload(file.replace('3/4/1984', ''));
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 1 person' }));
    await expectText('Nobody was invited. Try again');
    await expect(dialog.getByText('Last name is missing')).toBeVisible();
  },
};
