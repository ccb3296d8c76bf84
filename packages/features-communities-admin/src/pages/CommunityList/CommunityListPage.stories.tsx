import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { Search } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommunityListPage } from './CommunityListPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/All communities',
  component: CommunityListPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  parameters: {
    destinations: {
      'communitiesAdmin.adminCommunityAboutPage': '/admin/community/:id/about',
      'communities.community': '/communities/:alias',
    },
  },
  globals: { width: '1280px', role: 'admin' },
  // The address is kept here, as a host keeps it.
  render: function Page(props) {
    const [search, setSearch] = useState<Search>(props.search);
    return (
      <CommunityListPage {...props} search={search} onSearchChange={(next) => setSearch({ ...search, ...next })} />
    );
  },
  beforeEach: ({ msw }) => {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunityListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row').slice(1);
const count = () => mock.state.communities.values().length;

async function read() {
  await screen.findByRole('heading', { level: 1, name: /^\d+ communities$/ });
}

async function askToDelete(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
}

/** All of them, ten a page; a word finds some, and each leads to where it is looked after. */
export const Live: Story = {
  parameters: { behaviours: ['COM-412', 'COM-426', 'COM-430', 'COM-433'] },
  async play({ canvas }) {
    await read();
    await expect(canvas.getByRole('heading', { level: 1, name: `${count()} communities` })).toBeVisible();
    await expect(rows()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText(`11 - 20 of ${count()} communities`)).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox'), 'hand therapy');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 community found' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Manage Hand therapy' })).toHaveAttribute(
      'href',
      '/admin/community/c-01/about',
    );
  },
};

export const NothingFound: Story = {
  async play({ canvas }) {
    await read();
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await waitFor(() => expect(canvas.getByText('No communities found')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  },
};

/** It is asked first; then the row stays until the list is read anew, marked as deleted. */
export const Deleted: Story = {
  parameters: { behaviours: ['COM-431', 'COM-432'] },
  async play({ canvas }) {
    await read();
    const before = rows().length;
    const name = mock.state.communities.values().toSorted((a, b) => a.name.localeCompare(b.name))[0]!.name;
    const question = await askToDelete(name);
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(mock.answered).not.toContain('management.remove');
    const again = await askToDelete(name);
    await userEvent.click(again.getByRole('button', { name: 'Delete community' }));
    await waitFor(() => expect(screen.getByText(`${name} is deleted.`)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Deleted')).toBeVisible());
    await expect(rows()).toHaveLength(before);
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.management.remove, sampleProblem)),
  parameters: { behaviours: ['COM-716'] },
  async play() {
    await read();
    const name = mock.state.communities.values().toSorted((a, b) => a.name.localeCompare(b.name))[0]!.name;
    const question = await askToDelete(name);
    await userEvent.click(question.getByRole('button', { name: 'Delete community' }));
    await waitFor(() => expect(screen.getByText('Error deleting community. Try again.')).toBeVisible());
    await expect(screen.queryByText('Deleted')).toBeNull();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.management.list, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load communities')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Administrators make new ones, in a dialog. */
export const CreatedByAdministrators: Story = {
  parameters: { behaviours: ['COM-429'] },
  async play({ canvas }) {
    await read();
    await userEvent.click(canvas.getByRole('button', { name: 'Create community' }));
    await expect(await screen.findByRole('dialog', { name: 'Create community' })).toBeVisible();
  },
};

/** Managers look after all communities, and make none. */
export const NotCreatedByManagers: Story = {
  globals: { role: 'manager' },
  parameters: { behaviours: ['COM-545', 'PLT-106'] },
  beforeEach: ({ msw }) => {
    mock = liveMock({ as: 'leilani.tuala@example.org' });
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await read();
    await expect(canvas.queryByRole('button', { name: 'Create community' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
