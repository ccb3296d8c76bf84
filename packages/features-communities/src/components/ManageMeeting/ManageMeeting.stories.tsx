import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleMeeting, sampleMeetings } from '@portal/stories/samples/meetings';
import { ManageMeeting } from './ManageMeeting.tsx';

const failure = { code: 'conflict', message: 'Somebody else is at it.' } as const;
const secret = sampleMeetings.find(({ visible, community }) => visible === 3 && community.alias === 'hand-therapy');
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Meetings/Menu',
  component: ManageMeeting,
  args: { meeting: sampleMeeting({ canManage: true }), onRemoved: fn() },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ManageMeeting>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function menuOf(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Manage/ }));
  return within(await screen.findByRole('menu'));
}

async function choose(canvas: Canvas, item: RegExp) {
  const menu = await menuOf(canvas);
  await userEvent.click(menu.getByRole('menuitem', { name: item }));
}

async function findDialog(name: string) {
  const box = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(box).toBeVisible());
  return within(box);
}

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

export const Ready: Story = {
  async play({ canvas }) {
    const menu = await menuOf(canvas);
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Edit meeting', 'Send notification', 'Publish to dashboard', 'Delete meeting']);
    for (const item of menu.getAllByRole('menuitem')) await expect(item).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** What can be done once stays in sight, and cannot be pressed again. */
export const DoneOnce: Story = {
  args: { meeting: sampleMeeting({ canManage: true, sendNotification: true, toDashBoard: true }) },
  parameters: { behaviours: ['COM-224', 'COM-227'] },
  async play({ canvas }) {
    const menu = await menuOf(canvas);
    for (const name of [/^Send notification/, /^Publish to dashboard/])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PrivateMeeting: Story = {
  args: { meeting: { ...(secret ?? sampleMeeting()), canManage: true } },
  parameters: { behaviours: ['COM-225', 'COM-531'] },
  async play({ canvas }) {
    const menu = await menuOf(canvas);
    await expect(menu.getByRole('menuitem', { name: /^Publish to dashboard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(menu.getByRole('menuitem', { name: 'Invite members' })).toBeVisible();
  },
};

/** The question says that nothing takes it back. */
export const Published: Story = {
  parameters: { behaviours: ['COM-222', 'COM-226', 'COM-755'] },
  async play({ canvas }) {
    await choose(canvas, /^Publish to dashboard/);
    const box = await findDialog('Publish to the dashboard?');
    await expect(box.getByText(/once only and cannot be taken back/)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Publish to dashboard' }));
    await toast('Meeting published');
    await expect(mock.state.meetings.get('m-001')).toMatchObject({ toDashBoard: true });
  },
};

export const NotificationSent: Story = {
  parameters: { behaviours: ['COM-220', 'COM-226', 'COM-756'] },
  async play({ canvas }) {
    await choose(canvas, /^Send notification/);
    const box = await findDialog('Send the notification?');
    await expect(box.getByText(/once only and cannot be taken back/)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Send notification' }));
    await toast('Notification sent');
    await expect(mock.state.meetings.get('m-001')?.notified).not.toBeNull();
  },
};

export const Removed: Story = {
  parameters: { behaviours: ['COM-217', 'COM-758'] },
  async play({ canvas, args }) {
    await choose(canvas, /^Delete meeting/);
    const box = await findDialog('Delete this meeting?');
    await userEvent.click(box.getByRole('button', { name: 'Delete meeting' }));
    await toast('Meeting removed');
    await expect(mock.state.meetings.get('m-001')).toMatchObject({ isRemoved: true });
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalled());
  },
};

/** Nothing happens before the question is answered. */
export const NotAfterAll: Story = {
  async play({ canvas }) {
    await choose(canvas, /^Delete meeting/);
    const box = await findDialog('Delete this meeting?');
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(mock.answered).not.toContain('meetings.remove');
  },
};

export const PublishingFails: Story = {
  beforeEach: answering(failing(calls.meetings.publish, failure)),
  parameters: { behaviours: ['COM-761'] },
  async play({ canvas }) {
    await choose(canvas, /^Publish to dashboard/);
    const box = await findDialog('Publish to the dashboard?');
    await userEvent.click(box.getByRole('button', { name: 'Publish to dashboard' }));
    await toast('Error publishing meeting. Try again.');
    await toast(failure.message);
  },
};

export const NotificationFails: Story = {
  beforeEach: answering(failing(calls.meetings.sendNotification, failure)),
  parameters: { behaviours: ['COM-762'] },
  async play({ canvas }) {
    await choose(canvas, /^Send notification/);
    const box = await findDialog('Send the notification?');
    await userEvent.click(box.getByRole('button', { name: 'Send notification' }));
    await toast('Error sending notification. Try again.');
  },
};

export const RemovalFails: Story = {
  beforeEach: answering(failing(calls.meetings.remove, failure)),
  parameters: { behaviours: ['COM-751'] },
  async play({ canvas }) {
    await choose(canvas, /^Delete meeting/);
    const box = await findDialog('Delete this meeting?');
    await userEvent.click(box.getByRole('button', { name: 'Delete meeting' }));
    await toast('Error removing meeting:');
    await toast(failure.message);
  },
};

async function invitations(canvas: Canvas) {
  await choose(canvas, /^Invite members/);
  return within(await screen.findByRole('dialog', { name: 'Invite members' }));
}

/** Those who are invited stand there; others are found by name and added. */
export const Invited: Story = {
  args: PrivateMeeting.args ?? {},
  parameters: { behaviours: ['COM-204', 'COM-229', 'COM-230', 'COM-757'] },
  async play({ canvas }) {
    const box = await invitations(canvas);
    await userEvent.click(await box.findByRole('button', { name: 'Remove Mia Nguyen' }));
    await userEvent.type(box.getByRole('combobox', { name: /^Invited members/ }), 'Helen Br');
    await userEvent.click(await screen.findByRole('option', { name: /Helen Brooks/ }));
    await userEvent.tab();
    await userEvent.click(box.getByRole('button', { name: 'Send invites' }));
    await toast('Invites sent');
    const invited = mock.state.meetings.get(secret?.id ?? '')?.people.filter(({ isInvited }) => isInvited);
    const ids = invited?.map(({ personId }) => personId) ?? [];
    await expect([ids.includes('p-001'), ids.includes('p-004')]).toEqual([false, true]);
  },
};

export const InvitationsOnAWideScreen: Story = {
  args: PrivateMeeting.args ?? {},
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-817'] },
  async play({ canvas }) {
    await invitations(canvas);
    const frame = screen.getByRole('dialog', { name: 'Invite members' }).parentElement;
    // Of its layout, which the animation that opens it does not change.
    await expect(frame?.offsetWidth).toBe(660);
  },
};

/** Who is no member of the community is found, and cannot be invited: the server would refuse it. */
export const OnlyMembersCanBeInvited: Story = {
  args: PrivateMeeting.args ?? {},
  async play({ canvas }) {
    const box = await invitations(canvas);
    const { communityId = '' } = secret ?? {};
    const stranger = mock.state.people
      .values()
      .find(({ id, role }) => role === 'Standard' && mock.state.memberships.get(communityId)?.get(id) === undefined);
    await box.findByRole('button', { name: 'Remove Mia Nguyen' });
    const { firstName = '', lastName = '' } = stranger ?? {};
    await userEvent.type(box.getByRole('combobox', { name: /^Invited members/ }), `${firstName} ${lastName}`);
    const option = await screen.findByRole('option', { name: new RegExp(`${firstName} ${lastName}`) });
    await waitFor(() => expect(option).toHaveTextContent('Not a member of this community'));
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  },
};

export const InvitesFail: Story = {
  args: PrivateMeeting.args ?? {},
  beforeEach: answering(failing(calls.meetings.removeMembers, failure)),
  parameters: { behaviours: ['COM-763'] },
  async play({ canvas }) {
    const box = await invitations(canvas);
    await userEvent.click(await box.findByRole('button', { name: 'Remove Mia Nguyen' }));
    await userEvent.click(box.getByRole('button', { name: 'Send invites' }));
    await toast('Error sending invites. Try again.');
  },
};

export const InvitedCannotBeLoaded: Story = {
  args: PrivateMeeting.args ?? {},
  beforeEach: answering(failing(calls.meetings.managedById, { code: 'server_error', message: 'Resting.' })),
  async play({ canvas }) {
    const box = await invitations(canvas);
    await waitFor(() => expect(box.getByText('Those who are invited could not be loaded.')).toBeVisible());
  },
};
