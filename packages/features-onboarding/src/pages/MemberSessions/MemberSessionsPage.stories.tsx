import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoPerson } from '@portal/demo/world';
import type { Search } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MemberSessionsPage } from './MemberSessionsPage.tsx';

/** Keeps whose sessions are shown, as the address of a portal does. */
function Addressed(props: { person?: string }) {
  const [search, setSearch] = useState<Search>({ person: props.person });
  return <MemberSessionsPage params={{}} search={search} onSearchChange={setSearch} />;
}

const idOf = (email: string) => demoPerson(email)?.id ?? '';

const meta = {
  title: 'Onboarding/Sessions of others/Live',
  component: Addressed,
  globals: { role: 'admin' },
  args: { person: idOf('mia.nguyen@example.org') },
} satisfies Meta<typeof Addressed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the person's name as well, which comes by a call of its own: the toasts say it. */
async function answer(button: string, words: string): Promise<void> {
  await screen.findByRole('heading', { name: /Mia Nguyen/ });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words }));
}

const endPhone = () => answer('Sign out Safari on iPhone', 'Sign out');
const endAll = () => answer('Sign out everywhere', 'Sign out everywhere');
const expectText = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

export const Live: Story = {
  args: { person: undefined },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'mia nguyen');
    await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
    await endPhone();
    await expectText('Signed out there');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out Firefox on Windows' })).toHaveFocus());
    await endAll();
    await expectText('Mia Nguyen has been signed out');
    await expectText('Mia Nguyen is signed in nowhere');
  },
};

/** Whose address leads to one's own sessions is told where those are. */
export const Oneself: Story = {
  args: { person: idOf('helen.brooks@example.org') },
  play: async () => {
    await expectText('You sign yourself out on your own page.');
  },
};

/** Their sessions are shown all the same, and their name can be asked for again. */
export const NameFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.batch, { code: 'conflict', message: 'Something else came first.' }));
  },
  play: async () => {
    await expectText('We could not load who is chosen.');
    await waitFor(() => expect(screen.getByText('Safari on iPhone')).toBeVisible());
  },
};

export const EndingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.endSession, { code: 'not_found', message: 'Not found.' }));
  },
  play: async () => {
    await endPhone();
    await expectText('It could not be signed out. Try again.');
    await waitFor(() => expect(screen.getByText('Safari on iPhone')).toBeVisible());
  },
};

export const EverywhereFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.signOutEverywhere, { code: 'conflict', message: 'Something else came first.' }));
  },
  play: async () => {
    await endAll();
    await expectText('Mia Nguyen is still signed in. Try again.');
  },
};

export const EverywhereOffline: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.signOutEverywhere, 'offline'));
  },
  play: async () => {
    await endAll();
    await expectText('Mia Nguyen is still signed in. Try again.');
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.sessions, 500));
  },
  play: async () => {
    await expectText('Where this person is signed in could not be loaded');
  },
};

/** The role has been taken away meanwhile. */
export const NotAnAdministrator: Story = {
  globals: { role: 'manager' },
  play: async () => {
    await expectText('Where this person is signed in could not be loaded');
    await expect(screen.queryByRole('button', { name: /out everywhere/ })).toBeNull();
  },
};
