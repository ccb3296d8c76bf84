import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleItems, sampleOptions } from '../../stories/sample-desk.ts';
import { noFilters } from './list-filters.ts';
import { ListScreen } from './ListScreen.tsx';

const counts = { draft: 1, scheduled: 1, published: 1, expired: 1, archived: 1, deleted: 1 };

const meta = {
  title: 'Content/Admin/List/Screen',
  component: ListScreen,
  args: {
    kind: 'news',
    view: ready({ items: [...sampleItems], totalItemCount: sampleItems.length, counts }),
    filters: noFilters,
    isUpdating: false,
    onTyped: fn(),
    onChosen: fn(),
    categories: sampleOptions.categories.filter(({ type }) => type === 'NewsCategories'),
    onRetryOptions: undefined,
    isReadOnly: false,
    newHref: '/admin/news/new',
    importHref: '/admin/news/import',
    labelsHref: '/admin/news/categories',
    hrefOf: ({ id }) => `/admin/news/${id}`,
    actionsOf: () => [],
    putAway: null,
    isPuttingBack: false,
    forget: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet and NothingFits' } },
} satisfies Meta<typeof ListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table stands already, with its columns, and does not say that it is empty. */
export const Loading: Story = {
  args: { view: loading },
  async play({ canvas, canvasElement }) {
    const [label] = canvas.getAllByText('Loading news');
    await expect(label).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
    await expect(canvas.getByText('Readers')).toBeInTheDocument();
    await expect(canvas.queryByText('No news yet')).toBeNull();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each state is said in a word, and when it is shown by the clocks of the organisation. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const [, ...rows] = canvas.getAllByRole('row');
    const words = ['Draft', 'Scheduled', 'Published', 'Expired', 'Archived', 'Deleted'];
    for (const [at, word] of words.entries()) await expect(within(rows[at]!).getByText(word)).toBeVisible();
    await expect(within(rows[1]!).getByText(/^From .* AE[DS]T$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New news item' })).toHaveAttribute('href', '/admin/news/new');
    await userEvent.click(canvas.getByRole('button', { name: /State$/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Draft (1)' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, state: 'draft' });
  },
};

export const NothingYet: Story = {
  args: { view: ready({ items: [], totalItemCount: 0, counts }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No news yet')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: ready({ items: [], totalItemCount: 0, counts }), filters: { ...noFilters, keyword: 'zebra' } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Nothing fits')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear all filters' });
    await userEvent.click(clear!);
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

/** The organisation has a content system of its own: nothing is offered that would be refused. */
export const WrittenElsewhere: Story = {
  args: { isReadOnly: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Written in a system of its own')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New news item' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Import' })).toBeNull();
  },
};

export const JustArchived: Story = {
  args: { putAway: { id: 'news-001', text: 'Hands in winter is archived.', undo: fn() } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.putAway?.undo).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.forget).toHaveBeenCalled();
  },
};

export const LongTitles: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({
      items: sampleItems.map((item) => ({ ...item, name: `${item.name} `.repeat(4).trim() })),
      totalItemCount: sampleItems.length,
      counts,
    }),
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
