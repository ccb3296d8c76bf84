import type { UserDetail } from '@portal/api';
import { empty, loading, ready, userRoles } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserScreen } from './UserScreen.tsx';

const { Admin, Manager, Standard, WorkSpaceOwner } = userRoles;

const mia: UserDetail = {
  id: 'p-001',
  firstName: 'Mia',
  lastName: 'Nguyen',
  email: 'mia.nguyen@example.org',
  role: Standard,
  contactTypes: ['Member'],
  memberNumber: '200002',
  createdAt: '2024-02-17T00:58:00.000Z',
  disabledAt: null,
  disabling: null,
  membershipsCount: 3,
  rolesToGive: [Admin, WorkSpaceOwner, Manager],
  canBeDisabled: true,
  canBeEnabled: false,
  canBeSignedOut: true,
  canBeActedFor: true,
};
const nothingToDo = {
  rolesToGive: [],
  canBeDisabled: false,
  canBeSignedOut: false,
  canBeActedFor: false,
};
const closed: UserDetail = {
  ...mia,
  ...nothingToDo,
  disabledAt: '2026-11-17T00:58:00.000Z',
  disabling: { reason: 'Shares the account with others.', by: 'Helen Brooks' },
  canBeEnabled: true,
};
const phone = {
  id: 'one',
  device: 'Safari on iPhone',
  address: '203.0.113.24',
  lastSeenAt: '2026-11-17T21:10:00.000Z',
  isCurrent: false,
};

const meta = {
  title: 'Onboarding/User/Screen',
  component: UserScreen,
  args: {
    view: ready(mia),
    isOneself: false,
    sessions: { view: ready([phone]), endingId: null, isEndingAll: false, onEnd: fn(), onEndAll: fn() },
    question: null,
    isPending: false,
    onAsk: fn(),
    onRole: fn(async () => undefined),
    onDisable: fn(async () => undefined),
    onEnable: fn(async () => undefined),
  },
} satisfies Meta<typeof UserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('There is no such user')).toBeVisible();
  },
};
export const NotThere: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByText('There is no such user')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** What may be done stands below what is known; somebody is acted for on a page that knows whom. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change role' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('role');
    await userEvent.click(canvas.getByRole('button', { name: 'Disable the account' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('disable');
    await expect(canvas.getByRole('link', { name: 'Act for this member' })).toHaveAttribute(
      'href',
      '/account/impersonate?person=p-001',
    );
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open the account again' })).toBeNull();
  },
};

async function chooseRole(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Mia Nguyen' }));
  await userEvent.click(dialog.getByRole('button', { name: /New role/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  return dialog;
}

/** Before somebody becomes a manager it is said what they lose. */
export const ManagerAsked: Story = {
  args: { question: 'role' },
  async play({ args }) {
    const dialog = await chooseRole('Manager');
    await expect(
      await dialog.findByText('This user will lose their existing roles and associations in the communities'),
    ).toBeVisible();
    await expect(dialog.getByText('They belong to 3 communities.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Give this role' }));
    await waitFor(() => expect(args.onRole).toHaveBeenCalledWith(Manager, Standard));
  },
};

export const AdministratorAsked: Story = {
  args: { question: 'role' },
  async play() {
    const dialog = await chooseRole('Administrator');
    await expect(await dialog.findByText(/^Administrators see and change everything/)).toBeVisible();
  },
};

export const NoRoleChosen: Story = {
  args: { question: 'role' },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Mia Nguyen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give this role' }));
    await expect(await dialog.findByText('Please choose a role')).toBeVisible();
    await expect(args.onRole).not.toHaveBeenCalled();
  },
};

export const DisablingAsked: Story = {
  args: { question: 'disable' },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account of Mia Nguyen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable the account' }));
    await expect(await dialog.findByText('Please enter a reason')).toBeVisible();
    await expect(args.onDisable).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'They have left.');
    await userEvent.click(dialog.getByRole('button', { name: 'Disable the account' }));
    await waitFor(() => expect(args.onDisable).toHaveBeenCalledWith('They have left.'));
  },
};

export const Disabled: Story = {
  args: { view: ready(closed) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Disabled .* by Helen Brooks$/)).toBeVisible();
    await expect(canvas.getByText('Shares the account with others.')).toBeVisible();
    await expect(canvas.getByText('Whose account is disabled is signed in nowhere.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change role' })).toBeNull();
  },
};

/** It was disabled before reasons were kept. */
export const DisabledWithoutReason: Story = { args: { view: ready({ ...closed, disabling: null }) } };

export const EnablingAsked: Story = {
  args: { view: ready(closed), question: 'enable' },
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Open the account of Mia Nguyen again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open the account again' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

/** Nobody changes their own role, nor disables or signs out themself here. */
export const Oneself: Story = {
  args: { view: ready({ ...mia, ...nothingToDo, role: Admin }), isOneself: true },
  async play({ canvas }) {
    await expect(canvas.getByText('This is you')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Where you are signed in' })).toHaveAttribute(
      'href',
      '/account/sessions',
    );
    await expect(canvas.queryByRole('button', { name: /Change role|Disable|Sign out/ })).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    view: ready({
      ...mia,
      lastName: 'Papadimitrakopoulos-Featherstonehaugh',
      email: `${'long.'.repeat(20)}name@example.org`,
    }),
  },
  globals: { width: '360px' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
