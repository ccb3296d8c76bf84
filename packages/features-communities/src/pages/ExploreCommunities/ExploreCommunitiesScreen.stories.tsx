import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categoryTree } from '../../model/category-tree.ts';
import {
  manyCommunities,
  sampleCategories,
  sampleCommunities,
  sampleCommunity,
} from '@portal/stories/samples/communities';
import { noFilters } from './explore-filters.ts';
import { ExploreCommunitiesScreen } from './ExploreCommunitiesScreen.tsx';

const tree = categoryTree(sampleCategories);
const [firstParent] = tree.filter((node) => node.children.length > 1);
const all = ready({ items: sampleCommunities, total: sampleCommunities.length });

const meta = {
  title: 'Communities/Explore communities/Screen',
  component: ExploreCommunitiesScreen,
  args: {
    view: all,
    tree: ready(tree),
    filters: noFilters,
    joined: ready(6),
    isUpdating: false,
    backHref: '/communities',
    onFiltersChange: fn(),
  },
} satisfies Meta<typeof ExploreCommunitiesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, tree: loading } };

export const Empty: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'underwater basket weaving' } },
  parameters: { behaviours: ['COM-056', 'COM-697'] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0 communities')).toBeVisible();
    await expect(canvas.getByText('No communities found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Failed to load communities')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: { behaviours: ['COM-055', 'COM-056', 'COM-057', 'COM-063', 'COM-064', 'COM-065'] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${sampleCommunities.length} communities`)).toBeVisible();
    // The grid mounts its rows once it knows where it stands in the window.
    const title = await canvas.findByRole('heading', { level: 2, name: 'Hand therapy' });
    const card = title.closest('article');
    await expect(card?.parentElement?.closest('[role=list], ul')?.querySelectorAll('article').length).toBeGreaterThan(
      3,
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/communities');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show only 6 joined' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, onlyJoined: true });
    await userEvent.click(canvas.getByRole('switch', { name: 'Favourites' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, onlyFavorite: true });
  },
};

export const Filtered: Story = {
  args: {
    filters: {
      ...noFilters,
      onlyJoined: true,
      categoryIds: firstParent ? [firstParent.id, ...firstParent.children.map(({ id }) => id)] : [],
    },
  },
  parameters: { behaviours: ['COM-061', 'COM-062'] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const chips = within(canvas.getByRole('list', { name: 'Chosen categories' })).getAllByRole('listitem');
    const chosen = firstParent ? [firstParent, ...firstParent.children] : [];
    await expect(chosen.length).toBeGreaterThan(1);
    for (const { name } of chosen) {
      await expect(chips.filter((chip) => chip.textContent?.includes(name))).not.toHaveLength(0);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, onlyJoined: true, categoryIds: [] });
  },
};

export const NothingJoined: Story = {
  args: { joined: ready(0) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('switch', { name: /joined/ })).toBeNull();
  },
};

/** Who cannot be told how many they joined can see them all the same. */
export const JoinedUncounted: Story = {
  args: { joined: failedView },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show only joined' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, onlyJoined: true });
  },
};

export const Updating: Story = { args: { isUpdating: true, filters: { ...noFilters, keyword: 'hand' } } };

export const LongNamesAndNoPictures: Story = {
  args: {
    view: ready({
      items: [
        sampleCommunity({
          name: 'Occupational therapists in interdisciplinary neurorehabilitation and community reintegration services of regional Queensland',
          shortDescription: 'Neurorehabilitationsdienstleistungen, discussed at',
          membersCount: 12_408,
          likesCount: 10_240,
          membershipStatus: 'Joined',
        }),
        sampleCommunity({
          id: 'c-x2',
          categories: [],
          name: 'Book',
          shortDescription: '',
          membersCount: 1,
          faces: [],
          likesCount: 0,
        }),
        sampleCommunity({ id: 'c-x3', isPublic: false, membershipStatus: 'Awaiting', isArchived: true }),
      ],
      total: 3,
    }),
  },
};

export const ThousandCommunities: Story = {
  args: { view: ready({ items: manyCommunities(1000), total: 1204 }) },
  parameters: { behaviours: ['COM-056'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,204 communities')).toBeVisible();
    // No more than a screenful is mounted, with a little beyond its edges.
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeLessThan(60);
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: { filters: { ...noFilters, onlyFavorite: true } },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: `Show ${sampleCommunities.length} communities` }));
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
