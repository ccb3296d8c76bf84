import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CommunitiesDashboardPage } from './CommunitiesDashboardPage.tsx';

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Dashboard/Live',
  component: CommunitiesDashboardPage,
  args: { params: {}, search: {}, onSearchChange: () => undefined },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunitiesDashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['COM-035', 'COM-040', 'COM-041', 'COM-042', 'COM-045', 'COM-053', 'COM-054'] },
  async play({ canvas }) {
    const menu = within(await canvas.findByRole('navigation', { name: 'Communities' }));
    const mine = within(await menu.findByRole('group', { name: 'My communities' }));
    const names = mine.getAllByRole('link').map((link) => link.textContent);
    await expect(names.at(-1)).toBe('See all');
    await expect(names).toContain('Hand therapy');
    const communities = names.slice(0, -1).map(String);
    await expect(communities).toEqual(communities.toSorted((a, b) => a.localeCompare(b)));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Favourites' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Recommended communities' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Mental health')).toBeVisible());
    await waitFor(() => expect(answered).toContain('posts.feed'));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(answered.filter((name) => name.startsWith('search.'))).toEqual([]);
    // Not only those that she has saved.
    await expect((await canvas.findAllByRole('button', { name: 'Save' })).length).toBeGreaterThan(0);
    await expect(answered.filter((name) => name.startsWith('communities.')).toSorted()).toEqual([
      'communities.preference',
      'communities.recommended',
      'communities.topFavorites',
    ]);
  },
};

/** As the host does it, which keeps it in the address. */
function StatefulPage(props: ComponentProps<typeof CommunitiesDashboardPage>) {
  const [search, setSearch] = useState(props.search);
  return (
    <CommunitiesDashboardPage
      {...props}
      search={search}
      onSearchChange={(next) => setSearch((before) => ({ ...before, ...next }))}
    />
  );
}

/** Whoever wants to help sees what waits for an answer in all their communities, and goes back to all posts. */
export const Unanswered: Story = {
  render: (args) => <StatefulPage {...args} />,
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show unanswered questions' }));
    await canvas.findByText('Only questions without an accepted answer are shown.');
    await waitFor(async () => {
      const posts = canvas.getAllByRole('article');
      await expect(posts.length).toBeGreaterThan(0);
      for (const post of posts) await expect(within(post).getByText('Question')).toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all posts' }));
    await waitFor(() =>
      expect(canvas.queryByText('Only questions without an accepted answer are shown.')).not.toBeInTheDocument(),
    );
  },
};

/** Entries that lead to other features stand only where the portal has them. */
export const WithEverythingElse: Story = {
  globals: { role: 'moderator' },
  parameters: {
    behaviours: ['COM-037', 'COM-039', 'COM-050'],
    destinations: {
      'meetings.explore': '/meetings/explore',
      'communitiesManagement.all': '/admin/communities-management',
      'communitiesAdmin.community': '/admin/community/:id',
    },
  },
  beforeEach({ msw }) {
    msw.use(...liveMock({ as: 'tom.papadopoulos@example.org' }).handlers);
  },
  async play({ canvas }) {
    const menu = within(await canvas.findByRole('navigation', { name: 'Communities' }));
    await expect(menu.getByRole('link', { name: 'Explore meetings' })).toHaveAttribute('href', '/meetings/explore');
    await expect(await menu.findByRole('link', { name: 'Frequently asked questions' })).toHaveAttribute(
      'href',
      '/communities/faq',
    );
    const managed = within(await menu.findByRole('group', { name: 'Communities you manage' }));
    const names = managed.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Hand therapy', 'New South Wales and ACT', 'Paediatrics']);
    await expect(managed.getByRole('link', { name: 'Hand therapy' })).toHaveAttribute('href', '/admin/community/c-01');
    await expect(menu.queryByRole('link', { name: 'Manage admin' })).toBeNull();
  },
};

/** Somebody with a permission for all communities is led to their management. */
export const ManagesAll: Story = {
  ...WithEverythingElse,
  globals: { role: 'admin' },
  parameters: { destinations: WithEverythingElse.parameters?.destinations ?? {} },
  async play({ canvas }) {
    const menu = within(await canvas.findByRole('navigation', { name: 'Communities' }));
    await expect(await menu.findByRole('link', { name: 'Manage admin' })).toHaveAttribute(
      'href',
      '/admin/communities-management',
    );
  },
};

/** Each part of the page that could not be loaded says so; one of them takes another try, and then stands there. */
export const PartsCannotBeLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing(calls.communities.preference, sampleProblem),
      failing(calls.communities.topFavorites, sampleProblem),
      failing(calls.communities.recommended, sampleProblem),
    );
  },
  async play({ canvas, msw }) {
    const failures = [
      'Your communities could not be loaded.',
      'Your favourites could not be loaded.',
      'Recommendations could not be loaded.',
    ];
    for (const words of failures)
      await waitFor(() => expect(canvas.getByRole('heading', { name: words })).toBeVisible());
    msw.use(...liveMock().handlers);
    const favourites = within(canvas.getByRole('region', { name: 'Favourites' }));
    await userEvent.click(favourites.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(favourites.getAllByRole('listitem')[0]).toBeVisible());
  },
};
