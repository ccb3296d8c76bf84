import { empty, loading, ready, type View } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { byName } from '../../components/CommunitiesMenu/menu-entries.ts';
import { FeedList } from '../../components/Feed/FeedList.tsx';
import { sampleCommunities, sampleCommunity } from '@portal/stories/samples/communities';
import { CommunitiesDashboardScreen } from './CommunitiesDashboardScreen.tsx';

const joined = byName(sampleCommunities.filter(({ membershipStatus }) => membershipStatus === 'Joined').slice(0, 6));
const managed = joined.slice(0, 2);
const favourites = byName(sampleCommunities.filter(({ isFavorite }) => isFavorite).slice(0, 4));
const recommended = sampleCommunities.filter(({ membershipStatus }) => membershipStatus === null).slice(2, 6);

function feed(view: View<never>) {
  return (
    <FeedList
      view={view}
      restoreKey="story"
      renderPost={() => null}
      emptyTitle="No posts yet"
      emptyHint="Posts of the communities you join appear here."
      more={{ hasMore: false, isLoadingMore: false, loadMore: fn() }}
      newCount={0}
      onShowNew={fn()}
    />
  );
}

const meta = {
  title: 'Communities/Dashboard/Screen',
  component: CommunitiesDashboardScreen,
  args: {
    firstName: 'Mia',
    mine: ready({ joined, managed }),
    favourites: ready(favourites),
    recommended: ready(recommended),
    managesAll: false,
    feed: feed(empty),
    isUnanswered: false,
    onUnansweredChange: fn(),
  },
} satisfies Meta<typeof CommunitiesDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { mine: loading, favourites: loading, recommended: loading, feed: feed(loading) },
};

export const Empty: Story = {
  args: { mine: empty, favourites: empty, recommended: empty },
  parameters: { behaviours: ['COM-031'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Favourites' })).toBeNull();
    await expect(canvas.queryByText('Recommended communities')).toBeNull();
  },
};

export const Failed: Story = {
  args: { mine: failedView, favourites: failedView, recommended: failedView, feed: feed(failedView) },
};

/** Every part tells of its own failure and leaves the others alone. */
export const OneFailed: Story = {
  args: { mine: failedView },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your communities could not be loaded.');
    await expect(canvas.getByRole('region', { name: 'Favourites' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Recommended communities' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { mine: forbiddenView, favourites: forbiddenView, recommended: forbiddenView, feed: feed(forbiddenView) },
};

export const Ready: Story = {
  parameters: {
    behaviours: ['COM-029', 'COM-030', 'COM-031', 'COM-032', 'COM-033', 'COM-034', 'COM-035', 'COM-036', 'COM-037'],
  },
  async play({ canvasElement }) {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Communities' }));
    const [welcome] = menu.getAllByRole('link');
    await expect(welcome).toHaveTextContent(/^Welcome$/);
    await expect(welcome).toHaveAttribute('href', '/communities');
    await expect(welcome?.querySelector('svg')).toHaveClass('lucide-house');
    await expect(menu.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/communities/explore?onlyFavorite=true',
    );
    await expect(menu.getByRole('link', { name: 'Explore communities' })).toHaveAttribute(
      'href',
      '/communities/explore',
    );
    await expect(menu.getByRole('link', { name: 'Explore meetings' })).toHaveAttribute('href', '/meetings/explore');
    await expect(menu.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/communities/explore?onlyJoined=true',
    );
    const mine = menu.getByRole('group', { name: 'My communities' });
    const first = within(mine).getAllByRole('link')[0];
    await expect(first).toHaveTextContent(joined[0]?.name ?? '');
    await expect(first).toHaveAttribute('href', `/communities/${joined[0]?.alias}`);
    const links = within(menu.getByRole('group', { name: 'Communities you manage' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(managed.map(({ name }) => name));
  },
};

/** On a phone, where the menu is not shown, what is new stands on the tiles; without it they say how many members there are. */
export const NewPostsOnAPhone: Story = {
  args: {
    mine: ready({ joined: joined.map((one, at) => ({ ...one, newPostsCount: at === 0 ? 3 : 0 })), managed: [] }),
  },
  globals: { width: '360px' },
  async play({ canvas }) {
    const tiles = within(canvas.getByRole('region', { name: 'My communities' })).getAllByRole('listitem');
    await expect(tiles.map((tile) => /3 new posts|\d+ members?/.exec(tile.textContent)?.[0])).toEqual(
      joined.map(({ membersCount }, at) => (at === 0 ? '3 new posts' : `${membersCount} members`)),
    );
  },
};

/** Whoever manages all communities finds their management without moderating one. */
export const ManagesAllModeratesNone: Story = {
  args: { mine: ready({ joined, managed: [] }), managesAll: true },
  parameters: {
    behaviours: ['COM-038', 'COM-044'],
    destinations: { 'communitiesManagement.all': '/admin/communities-management' },
  },
  async play({ canvas }) {
    const managed = within(canvas.getByRole('group', { name: 'Communities you manage' }));
    await expect(managed.getByRole('link', { name: 'Manage admin' })).toHaveAttribute(
      'href',
      '/admin/communities-management',
    );
  },
};

/** A community that one belongs to opens; one that is looked after opens its admin area. */
export const EachWhereItLeads: Story = {
  parameters: {
    behaviours: ['COM-043', 'COM-044'],
    destinations: {
      'communitiesAdmin.community': '/admin/community/:id',
      'communitiesManagement.all': '/admin/communities-management',
    },
  },
  async play({ canvas }) {
    const leads = (group: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(leads('My communities').slice(0, -1)).toEqual(
      joined.map(({ name, alias }) => [name, `/communities/${alias}`]),
    );
    await expect(leads('Communities you manage')).toEqual(
      managed.map(({ id, name }) => [name, `/admin/community/${id}`]),
    );
  },
};

export const NoPicturesAndLongNames: Story = {
  args: {
    favourites: ready([
      sampleCommunity({
        name: 'Occupational therapists in interdisciplinary neurorehabilitation of regional Queensland',
        membersCount: 12_408,
      }),
      sampleCommunity({ id: 'c-x2', name: 'Book', membersCount: 1 }),
    ]),
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  parameters: { behaviours: ['COM-047', 'COM-048', 'COM-049', 'COM-053'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const [name, communities] of [
      ['Favourites', favourites],
      ['My communities', joined],
      ['Communities you manage', managed],
      ['Recommended communities', recommended],
    ] as const) {
      const tiles = await within(canvas.getByRole('region', { name })).findAllByRole('listitem');
      await expect(tiles).toHaveLength(communities.length);
      for (const [index, community] of communities.entries())
        await expect(tiles[index]).toHaveTextContent(community.name);
    }
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
