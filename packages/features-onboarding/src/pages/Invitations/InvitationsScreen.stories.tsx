import type { Invitation } from '@portal/api';
import { invitationStates } from '@portal/rules';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { noInvitationFilters } from './invitation-filters.ts';
import { InvitationsScreen } from './InvitationsScreen.tsx';

const one: Invitation = {
  id: 'one',
  firstName: 'Harriet',
  lastName: 'Okafor',
  email: 'harriet.okafor@example.org',
  memberNumber: '200002',
  state: 'sent',
  invitedAt: '2026-11-17T00:58:00.000Z',
  sentAt: '2026-11-17T00:59:00.000Z',
  openedAt: null,
  acceptedAt: null,
  expiresAt: '2026-12-17T00:58:00.000Z',
  sends: 1,
  invitedBy: 'Helen Brooks',
};
const ofEachState = invitationStates.map((state): Invitation => ({
  ...one,
  id: state,
  lastName: `Of ${state}`,
  state,
  openedAt: state === 'opened' ? '2026-11-17T03:00:00.000Z' : null,
}));

const meta = {
  title: 'Onboarding/Invitations/Screen',
  component: InvitationsScreen,
  args: {
    view: ready({ items: ofEachState, total: ofEachState.length }),
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    filters: noInvitationFilters,
    revoking: null,
    isRevoking: false,
    actions: null,
    onTyped: fn(),
    onState: fn(),
    onClear: fn(),
    onResend: fn(),
    onAskRevoke: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof InvitationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nobody has been invited yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { view: empty, filters: { keyword: 'nobody', state: 'failed' } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No invitations found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

const actionsOf = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  const labels = items.map(({ textContent }) => textContent);
  await pressEscape();
  return labels;
};

export const Ready: Story = {
  async play({ canvas }) {
    for (const words of ['Queued', 'Sent', 'Opened', 'Not delivered', 'Accepted', 'Revoked', 'Expired'])
      await expect(within(canvas.getByRole('table')).getByText(words)).toBeVisible();
    await expect(canvas.getByText('First opened 17 Nov, 2026')).toBeVisible();
    await expect(await actionsOf('Of opened')).toEqual(['Send again', 'Revoke']);
    await expect(await actionsOf('Of queued')).toEqual(['Revoke']);
    await expect(await actionsOf('Of failed')).toEqual(['Send again', 'Revoke']);
    await expect(canvas.queryByRole('button', { name: /Of accepted/ })).toBeNull();
  },
};

export const Asked: Story = {
  args: { revoking: one },
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the invitation of Harriet Okafor?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(one);
  },
};

export const MoreFails: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas }) {
    await expect(canvas.getByText('More invitations could not be loaded')).toBeVisible();
  },
};

const long = 'Konstantinos-Alexandros Papadimitrakopoulos-Featherstonehaugh';

export const LongNames: Story = {
  args: {
    view: ready({ items: [{ ...one, lastName: long, email: `${'long.'.repeat(20)}name@example.org` }], total: 1 }),
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
