import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MediaCard } from '../MediaCard/MediaCard.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

interface Community {
  id: string;
  name: string;
}

const communities = (count: number): Community[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Community ${index + 1}` }));

const meta = {
  title: 'Components/Data/VirtualGrid',
  component: VirtualGrid<Community>,
  decorators: [onSurface],
  args: {
    label: 'Communities',
    items: communities(1000),
    itemKey: (community) => community.id,
    renderItem: (community) => (
      <MediaCard title={community.name} href={`/communities/${community.id}`} patternName={community.name} />
    ),
  },
  parameters: {
    usage: {
      use: ['For hundreds of cards or more, as all communities: only what is near the window is mounted.'],
      avoid: [
        'Fewer than about fifty: use Grid.',
        'A feed that is read from the newest on: use InfiniteList.',
        'Records that are compared column by column: use Table.',
      ],
    },
  },
} satisfies Meta<typeof VirtualGrid<Community>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit; a thousand cards, of which no more than a screenful is on the page. */
export const Thousand: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('list', { name: 'Communities' });
    const first = await within(grid).findByRole('heading', { name: 'Community 1' });
    await expect(first.closest('[role="listitem"]')).toHaveAttribute('aria-setsize', '1000');
    await expect(within(grid).getAllByRole('listitem').length).toBeLessThan(80);
    const second = within(grid).getByRole('heading', { name: 'Community 2' });
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top);
  },
};

/** One column on a phone. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { items: communities(30) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('list');
    const first = await within(grid).findByRole('heading', { name: 'Community 1' });
    const second = await within(grid).findByRole('heading', { name: 'Community 2' });
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
  },
};

export const Few: Story = { args: { items: communities(2) } };
export const SmallColumns: Story = { args: { items: communities(60), minColumn: 'xs' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { items: communities(8) } };
