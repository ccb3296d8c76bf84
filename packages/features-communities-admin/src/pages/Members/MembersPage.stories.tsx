import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { answering, liveMock, pressEscape, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MembersPage } from './MembersPage.tsx';

const place = 'c-07';
const failure = { code: 'conflict', message: 'Somebody else is at it.' } as const;
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Members',
  component: MembersPage,
  args: { params: { id: place }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px', role: 'admin' },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <MembersPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MembersPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rows = () => screen.getAllByRole('row').slice(1);
const listed = () => waitFor(() => expect(rows().length).toBeGreaterThan(1));
const toast = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const statusOf = (personId: string) => mock.state.memberships.get(place)?.get(personId);

/** A member of the demo world, by how they stand to the community, with the name that the page calls them. */
function somebody(status: 'Awaiting' | 'Joined' | 'Blocked', role = 'Member') {
  const found = [...(mock.state.memberships.get(place)?.values() ?? [])].find(
    (one) => one.status === status && one.role === role,
  );
  const person = mock.state.people.get(found?.personId ?? '');
  return { id: person?.id ?? '', name: `${person?.firstName} ${person?.lastName}`, lastName: person?.lastName ?? '' };
}

async function find(canvas: Canvas, name: string) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by name' }), name);
  await waitFor(() => expect(rows()).toHaveLength(1));
}

async function choose(canvas: Canvas, name: string, item: string) {
  await find(canvas, name);
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }));
}

async function opened(role: 'dialog' | 'alertdialog', name: string) {
  const box = await screen.findByRole(role, { name });
  await waitFor(() => expect(box).toBeVisible());
  return within(box);
}

/** Ten at a time, those first who wait; the next page is another ten. */
export const Live: Story = {
  parameters: { behaviours: ['COM-360', 'COM-361', 'COM-371'] },
  async play({ canvas }) {
    await listed();
    await expect(rows()).toHaveLength(10);
    await expect(screen.getAllByText('Pending').length).toBeGreaterThan(2);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    for (const header of ['Name', 'Email', 'Organisation', 'Home state', 'Role', 'Status', 'Joined', 'Actions'])
      await expect(headers).toContain(header);
    const before = rows().map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText(/^11 - 20 of \d+ items$/)).toBeVisible());
    await waitFor(() => expect(rows().some(({ textContent }) => before.includes(textContent))).toBe(false));
  },
};

export const Approved: Story = {
  parameters: { behaviours: ['COM-366', 'COM-367'] },
  async play({ canvas }) {
    const { id, name } = somebody('Awaiting');
    await find(canvas, name);
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${name}` }));
    await toast(`${name} is a member now.`);
    await expect(statusOf(id)).toMatchObject({ status: 'Joined', role: 'Member' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Approve ${name}` })).toBeNull());
  },
};

/** Those who wait are chosen together; those who belong cannot be chosen. */
export const ApprovedTogether: Story = {
  async play({ canvas }) {
    await listed();
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 people' }));
    await toast('2 people are members now.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Approve 2/ })).toBeNull());
  },
};

export const ApprovalFailed: Story = {
  parameters: { behaviours: ['COM-808'] },
  beforeEach: answering(failing(calls.membership.change, failure)),
  async play({ canvas }) {
    const { id, name } = somebody('Awaiting');
    await find(canvas, name);
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${name}` }));
    await toast('Error approving member. Try again.');
    await expect(statusOf(id)?.status).toBe('Awaiting');
  },
};

export const ApprovalOfSeveralFailed: Story = {
  beforeEach: answering(failing(calls.membership.approve, failure)),
  async play({ canvas }) {
    await listed();
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 1 person' }));
    await toast('Error approving member. Try again.');
  },
};

export const RoleChanged: Story = {
  parameters: { behaviours: ['COM-363'] },
  async play({ canvas }) {
    const { id, name } = somebody('Joined');
    await choose(canvas, name, 'Make editor');
    await toast(`${name} has another role now.`);
    await expect(statusOf(id)?.role).toBe('Editor');
  },
};

export const RoleFailed: Story = {
  parameters: { behaviours: ['COM-804'] },
  beforeEach: answering(failing(calls.membership.change, failure)),
  async play({ canvas }) {
    await choose(canvas, somebody('Joined').name, 'Make moderator');
    await toast('Error updating member role: Somebody else is at it.');
  },
};

export const Removed: Story = {
  parameters: { behaviours: ['COM-364'] },
  async play({ canvas }) {
    const { id, name } = somebody('Joined');
    await choose(canvas, name, 'Remove from community');
    const box = await opened('dialog', `Remove ${name}?`);
    await expect(statusOf(id)?.status).toBe('Joined');
    await userEvent.click(box.getByRole('radio', { name: 'It advertises something' }));
    await userEvent.click(box.getByRole('button', { name: 'Remove from community' }));
    await toast(`${name} was removed.`);
    await expect(statusOf(id)?.status).toBe('Removed');
  },
};

export const Declined: Story = {
  async play({ canvas }) {
    const { id, name } = somebody('Awaiting');
    await choose(canvas, name, 'Decline');
    const box = await opened('dialog', `Decline ${name}?`);
    await userEvent.click(box.getByRole('radio', { name: 'Another reason' }));
    await writeAtOnce(box.getByRole('textbox'), 'It is for people who work in New Zealand.');
    await userEvent.click(box.getByRole('button', { name: 'Decline' }));
    await toast(`${name} was declined.`);
    await expect(statusOf(id)?.status).toBe('Removed');
  },
};

export const RemovalFailed: Story = {
  parameters: { behaviours: ['COM-807'] },
  beforeEach: answering(failing(calls.membership.remove, failure)),
  async play({ canvas }) {
    const { name } = somebody('Joined');
    await choose(canvas, name, 'Remove from community');
    const box = await opened('dialog', `Remove ${name}?`);
    await userEvent.click(box.getByRole('radio', { name: 'It is spam' }));
    await userEvent.click(box.getByRole('button', { name: 'Remove from community' }));
    await toast('Error removing member. Try again.');
    await expect(box.getByRole('radio', { name: 'It is spam' })).toBeChecked();
  },
};

/** Not without a reason. */
export const Blacklisted: Story = {
  parameters: { behaviours: ['COM-365', 'COM-604'] },
  async play({ canvas }) {
    const { id, name } = somebody('Joined');
    await choose(canvas, name, 'Add to blacklist');
    const box = await opened('dialog', `Add ${name} to the blacklist?`);
    const send = box.getByRole('button', { name: 'Add to blacklist' });
    await userEvent.click(send);
    await waitFor(() => expect(box.getByText('This field is required')).toBeVisible());
    await userEvent.type(box.getByRole('textbox', { name: /^Reason/ }), '   ');
    await userEvent.click(send);
    await expect(statusOf(id)?.status).toBe('Joined');
    await userEvent.click(box.getByRole('radio', { name: 'It advertises something' }));
    await writeAtOnce(box.getByRole('textbox', { name: /^Reason/ }), 'Advertises a course');
    await userEvent.click(send);
    await toast(`${name} is on the blacklist.`);
    await expect(statusOf(id)).toMatchObject({ status: 'Blocked', reason: 'Advertises a course' });
  },
};

export const BlacklistFailed: Story = {
  parameters: { behaviours: ['COM-803'] },
  beforeEach: answering(failing(calls.membership.block, failure)),
  async play({ canvas }) {
    const { name } = somebody('Joined');
    await choose(canvas, name, 'Add to blacklist');
    const box = await opened('dialog', `Add ${name} to the blacklist?`);
    await userEvent.click(box.getByRole('radio', { name: 'It advertises something' }));
    await writeAtOnce(box.getByRole('textbox', { name: /^Reason/ }), 'Advertises a course');
    await userEvent.click(box.getByRole('button', { name: 'Add to blacklist' }));
    await toast('Failed to ban members: Somebody else is at it.');
    await expect(box.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Advertises a course');
  },
};

/** Both questions with what was answered; somebody who answered none has nothing to view. */
export const Answers: Story = {
  parameters: { behaviours: ['COM-369'] },
  async play({ canvas }) {
    const { name } = somebody('Awaiting');
    await choose(canvas, name, 'View answers');
    const box = await opened('dialog', `Answers of ${name}`);
    await expect(
      await box.findByRole('heading', { name: 'Where do you work with people living with dementia?' }),
    ).toBeVisible();
    await expect(box.getByRole('heading', { name: 'What would you like to learn or share here?' })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    const silent = [...(mock.state.memberships.get(place)?.values() ?? [])].find(
      ({ status, isHaveAnswers }) => status === 'Joined' && !isHaveAnswers,
    );
    const person = mock.state.people.get(silent?.personId ?? '');
    const other = `${person?.firstName} ${person?.lastName}`;
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search by name' }));
    await find(canvas, other);
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${other}` }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'View answers' })).toBeNull();
    await pressEscape();
  },
};

export const AnswersFailed: Story = {
  parameters: { behaviours: ['COM-806'] },
  beforeEach: answering(failing(calls.membership.answers, { code: 'server_error', message: 'Not now.' })),
  async play({ canvas }) {
    const { name } = somebody('Awaiting');
    await choose(canvas, name, 'View answers');
    const box = await opened('dialog', `Answers of ${name}`);
    await waitFor(() => expect(box.getByText('Failed to load member questions')).toBeVisible());
    await expect(box.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

async function adding(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add members' }));
  const box = await opened('dialog', 'Add members');
  const search = async (name: string) => {
    await userEvent.clear(box.getByRole('combobox'));
    await userEvent.type(box.getByRole('combobox'), name);
    return screen.findByRole('option', { name: new RegExp(name) });
  };
  return { box, search };
}

function stranger() {
  const found = mock.state.people
    .values()
    .find(({ id, role }) => role === 'Standard' && statusOf(id) === undefined && id > 'p-020');
  return { id: found?.id ?? '', name: `${found?.firstName} ${found?.lastName}` };
}

/** Members and those on the blacklist are found and cannot be chosen; without anybody chosen there is nothing to add. */
export const Added: Story = {
  parameters: { behaviours: ['COM-362', 'COM-611', 'COM-612', 'COM-613'] },
  async play({ canvas }) {
    const { box, search } = await adding(canvas);
    const send = box.getByRole('button', { name: 'Add' });
    await expect(send).toBeDisabled();
    const member = await search(somebody('Joined').name);
    await expect(member).toHaveAttribute('aria-disabled', 'true');
    await expect(member).toHaveTextContent('Already a member');
    const blocked = await search(somebody('Blocked').name);
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveTextContent('On the blacklist');
    await expect(send).toBeDisabled();
    const { id, name } = stranger();
    await userEvent.click(await search(name));
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await toast('1 person added.');
    await expect(statusOf(id)).toMatchObject({ status: 'Joined', role: 'Member' });
  },
};

export const AddingFailed: Story = {
  parameters: { behaviours: ['COM-805'] },
  beforeEach: answering(failing(calls.membership.add, failure)),
  async play({ canvas }) {
    const { box, search } = await adding(canvas);
    const send = box.getByRole('button', { name: 'Add' });
    await userEvent.click(await search(stranger().name));
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await toast('Failed to add members');
  },
};

/** A moderator sees no e-mails, and asks before they give up their own chair. */
export const OwnRow: Story = {
  globals: { role: 'moderator' },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
  args: { params: { id: 'c-01' } },
  async play({ canvas }) {
    const name = 'Tom Papadopoulos';
    await choose(canvas, name, 'Make member');
    const box = await opened('alertdialog', 'Give up being a moderator?');
    await expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Give it up' }));
    await toast(`${name} has another role now.`);
    await expect(mock.state.memberships.get('c-01')?.get('p-002')?.role).toBe('Member');
  },
};

export const TableDownloaded: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(mock.answered).toContain('membership.exportCsv'));
  },
};

export const TableFailed: Story = {
  beforeEach: answering(failing(calls.membership.exportCsv, { code: 'rate_limited', message: 'Too many at once.' })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await toast('The table could not be downloaded. Try again');
  },
};

export const LoadFailed: Story = {
  beforeEach: answering(failing(calls.membership.list, { code: 'server_error', message: 'Not now.' })),
  async play() {
    await waitFor(() => expect(screen.getByText('The members of this community could not be loaded.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' }, play: listed };
export const Dark: Story = { globals: { scheme: 'dark', width: '768px' }, play: listed };
