import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { useSession } from '@portal/kit';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ComingSoonForOthersPage, SplashPage } from './SplashPage.tsx';

let mock = liveMock();
const failure = { code: 'conflict', message: 'The database is resting.' } as const;

interface PageArgs {
  Page: ComponentType;
}

/** The page, for as long as somebody is signed in. */
function Signed({ Page }: PageArgs) {
  return useSession() === null ? <p>Signed out</p> : <Page />;
}

const meta = {
  title: 'Onboarding/Splash screen/Live',
  component: Signed,
  args: { Page: SplashPage },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Signed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quick actions come with their addresses; the way out ends the session. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-507', 'PLT-508', 'PLT-514'] },
  async play() {
    const renew = await screen.findByRole('link', { name: /^Renew your membership/ });
    await expect(renew).toHaveAttribute('href', 'https://join.example/renew');
    const update = await screen.findByRole('link', { name: /^Update your profile/ });
    await expect(update).toHaveAttribute('href', 'https://join.example/details');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Signed out');
    await expect(mock.answered).toContain('auth.signOut');
  },
};

/** The session ends on this device even where the server cannot be told. */
export const LogoutFailed: Story = {
  beforeEach: answering(failing(calls.auth.signOut, failure)),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText('Signed out');
  },
};

/** An address that cannot be asked for is told to nobody. */
export const AddressesFailed: Story = {
  parameters: { behaviours: ['PLT-511', 'PLT-512', 'PLT-513'] },
  beforeEach: answering(
    failing(calls.firstTime.renewLink, failure),
    failing(calls.firstTime.updateDetailsLink, failure),
  ),
  async play() {
    await screen.findByRole('heading', { name: 'Membership platform coming soon.' });
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText(failure.message)).toBeNull();
  },
};

/** What could do harm is left out. */
export const UnsafeAddress: Story = {
  beforeEach: answering(replying(calls.firstTime.renewLink, { url: 'javascript:alert(1)' })),
  async play() {
    await screen.findByRole('link', { name: /^Update your profile/ });
    await expect(screen.queryByRole('link', { name: /^Renew/ })).toBeNull();
  },
};

/** The law council's member of the section that comes in later, and of no other. */
export const ExcludedSection: Story = {
  globals: { profile: 'law-council' },
  parameters: { behaviours: ['PLT-168', 'PLT-169'] },
  beforeEach({ msw }) {
    const segments = [{ id: 'segment-fdrs', name: 'Federal Dispute Resolution Section' }];
    msw.use(
      replying(calls.me.current, {
        id: 'p-001',
        firstName: 'Mia',
        lastName: 'Nguyen',
        pronoun: null,
        avatarUrl: null,
        role: 0,
        contactTypes: ['Member'],
        segments,
        registeredEmail: 'mia.nguyen@example.org',
        memberNum: null,
        membershipLapsed: false,
        firstLoginAt: null,
        impersonator: null,
      }),
    );
  },
  async play() {
    await screen.findByText(/^Members of the Federal Dispute Resolution Section will not have access/);
  },
};

export const ForOthers: Story = {
  args: { Page: ComingSoonForOthersPage },
  globals: { profile: 'law-council' },
  parameters: { behaviours: ['PLT-166'] },
  async play() {
    await screen.findByText(/will not have access to the new portal at this time\.$/);
  },
};

/** In a portal that leaves nobody out, it is the screen of everybody. */
export const ForOthersWhereNobodyIs: Story = {
  args: { Page: ComingSoonForOthersPage },
  async play() {
    await screen.findByText('The new portal launches on 1 July 2025.');
    await expect(screen.queryByText(/will not have access/)).toBeNull();
  },
};
