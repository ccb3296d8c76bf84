import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlacklistPage } from './BlacklistPage.tsx';

const place = 'c-13';
const failure = { code: 'conflict', message: 'Somebody else is at it.' } as const;
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Blacklist',
  component: BlacklistPage,
  args: { params: { id: place }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px', role: 'admin' },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return <BlacklistPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />;
  },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'helen.brooks@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof BlacklistPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rows = () => screen.getAllByRole('row').slice(1);
const listed = () => waitFor(() => expect(rows().length).toBeGreaterThan(1));
const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const statusOf = (id: string) => mock.state.memberships.get(place)?.get(id);
const nameOf = (id: string) => {
  const person = mock.state.people.get(id);
  return `${person?.firstName} ${person?.lastName}`;
};
const blockedIds = () =>
  [...(mock.state.memberships.get(place)?.values() ?? [])].flatMap(({ status, personId }) =>
    status === 'Blocked' ? [personId] : [],
  );

async function opened(role: 'dialog' | 'alertdialog', name: string) {
  const box = await screen.findByRole(role, { name });
  await waitFor(() => expect(box).toBeVisible());
  return within(box);
}

async function choose(canvas: Canvas, item: string) {
  const [id = ''] = blockedIds();
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${nameOf(id)}` }));
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: item }));
  return { id, name: nameOf(id) };
}

/** A word finds one of them. */
export const Live: Story = {
  parameters: { behaviours: ['COM-377'] },
  async play({ canvas }) {
    await listed();
    const [id = ''] = blockedIds();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the blacklist' }), nameOf(id));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(nameOf(id));
    await expect(rows()[0]).toHaveTextContent(statusOf(id)?.reason ?? 'a reason');
  },
};

async function filled(canvas: Canvas, reason: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add user' }));
  const box = await opened('dialog', 'Add a user to the blacklist');
  const found = mock.state.people
    .values()
    .find(({ id, role }) => role === 'Standard' && statusOf(id) === undefined && id > 'p-020');
  const name = nameOf(found?.id ?? '');
  await userEvent.type(box.getByRole('combobox'), name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await userEvent.click(box.getByRole('radio', { name: 'It advertises something' }));
  if (reason !== '') await userEvent.type(box.getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.click(box.getByRole('button', { name: 'Add to blacklist' }));
  return { box, id: found?.id ?? '' };
}

export const UserAdded: Story = {
  parameters: { behaviours: ['COM-379'] },
  async play({ canvas }) {
    const { id } = await filled(canvas, 'Advertises a course');
    await waitFor(() => expect(statusOf(id)).toMatchObject({ status: 'Blocked', reason: 'Advertises a course' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText(nameOf(id))).toBeVisible());
  },
};

export const WithoutReason: Story = {
  parameters: { behaviours: ['COM-604'] },
  async play({ canvas }) {
    const { box, id } = await filled(canvas, '');
    await waitFor(() => expect(box.getByText('This field is required')).toBeVisible());
    await expect(statusOf(id)).toBeUndefined();
  },
};

export const AddingFailed: Story = {
  parameters: { behaviours: ['COM-803'] },
  beforeEach: answering(failing(calls.membership.block, failure)),
  async play({ canvas }) {
    await filled(canvas, 'Advertises a course');
    await toast('Failed to ban members: Somebody else is at it.');
  },
};

/** Neither without words, nor with those that stand there. */
export const ReasonEdited: Story = {
  parameters: { behaviours: ['COM-380', 'COM-605', 'COM-606'] },
  async play({ canvas }) {
    const { id, name } = await choose(canvas, 'Edit reason');
    const before = statusOf(id)?.reason;
    const box = await opened('dialog', `Reason for ${name}`);
    const field = box.getByRole('textbox', { name: /^Reason/ });
    await expect(field).toHaveValue(before);
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box.getByText('This is the reason as it stands')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box.getByText('This field is required')).toBeVisible());
    await expect(statusOf(id)?.reason).toBe(before);
    await expect(mock.answered).not.toContain('membership.editReason');
    await userEvent.type(field, 'Advertised again');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await toast('The reason is saved.');
    await expect(statusOf(id)?.reason).toBe('Advertised again');
  },
};

export const ReasonFailed: Story = {
  beforeEach: answering(failing(calls.membership.editReason, failure)),
  async play({ canvas }) {
    const { name } = await choose(canvas, 'Edit reason');
    const box = await opened('dialog', `Reason for ${name}`);
    await userEvent.type(box.getByRole('textbox', { name: /^Reason/ }), ' Twice.');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await toast('Error saving the reason. Try again.');
  },
};

export const Unblocked: Story = {
  parameters: { behaviours: ['COM-381'] },
  async play({ canvas }) {
    const { id, name } = await choose(canvas, 'Remove from blacklist');
    const box = await opened('alertdialog', `Remove ${name} from the blacklist?`);
    await userEvent.click(box.getByRole('button', { name: 'Remove from blacklist' }));
    await toast(`${name} is off the blacklist.`);
    await expect(statusOf(id)).toBeUndefined();
  },
};

export const UnblockFailed: Story = {
  beforeEach: answering(failing(calls.membership.unblock, failure)),
  async play({ canvas }) {
    const { name } = await choose(canvas, 'Remove from blacklist');
    const box = await opened('alertdialog', `Remove ${name} from the blacklist?`);
    await userEvent.click(box.getByRole('button', { name: 'Remove from blacklist' }));
    await toast('Error removing from the blacklist. Try again.');
  },
};

export const LoadFailed: Story = {
  beforeEach: answering(failing(calls.membership.blocked, { code: 'server_error', message: 'Not now.' })),
  async play() {
    await waitFor(() => expect(screen.getByText('The blacklist could not be loaded.')).toBeVisible());
  },
};
