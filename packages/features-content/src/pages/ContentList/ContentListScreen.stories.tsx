import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCategories } from '../../model/content-query.ts';
import { manyNews, sampleCategories, sampleNews, sampleNewsItem, sampleTags } from '../../stories/sample-content.ts';
import { noFilters } from './content-filters.ts';
import { ContentListScreen } from './ContentListScreen.tsx';

const ofNews = sampleCategories.filter(({ type }) => type === 'NewsCategories');
const [category] = ofNews;
const [tag] = sampleTags;

const meta = {
  title: 'Content/List',
  component: ContentListScreen,
  args: {
    kind: 'news',
    view: ready({ items: sampleNews.slice(0, 8), total: 42 }),
    more: { hasMore: false, isLoadingMore: false, moreProblem: null, loadMore: fn() },
    filters: noFilters,
    categories: ready(ofNews),
    categoryId: allCategories,
    hrefOfCategory: (id) => `/news/${id}`,
    tags: ready(sampleTags),
    isUpdating: false,
    onTyped: fn(),
    onChosen: fn(),
  },
} satisfies Meta<typeof ContentListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Loading: Story = { args: { view: loading, categories: loading, tags: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['CNT-039'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No news available.')).toBeVisible();
    await expect(canvas.getByText('0 items')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  },
};

export const EmptyResources: Story = {
  args: { kind: 'resources', view: empty, filters: { ...noFilters, keyword: 'nothing', sort: 'nameUp' } },
  parameters: { behaviours: ['CNT-040'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No resources available')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear all filters' });
    await userEvent.click(clear!);
    // The order is no filter.
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, sort: 'nameUp' });
  },
};

export const NothingBookmarked: Story = {
  args: { view: empty, filters: { ...noFilters, onlyMine: true } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Press the bookmark/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('News could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

async function chooseIn(canvas: Canvas, field: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  const list = within(await screen.findByRole('listbox'));
  const names = list.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(list.getByRole('option', { name: option }));
  return names;
}

/** A panel of what limits the list, and the list. */
export const Ready: Story = {
  parameters: {
    behaviours: ['CNT-012', 'CNT-016', 'CNT-019', 'CNT-022', 'CNT-024'],
  },
  async play({ canvas, args }) {
    const title = canvas.getByRole('heading', { level: 1, name: 'News' });
    await expect(title).toBeVisible();
    const sort = await canvas.findByRole('button', { name: /Sort by/ });
    await expect(sort.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    const edge = title.parentElement!.getBoundingClientRect().right;
    const sign = sort.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.abs(edge - sign.right)).toBeLessThanOrEqual(4);
    await expect(canvas.getByText('42 items')).toBeVisible();
    const [first] = sampleNews;
    await expect(await canvas.findByRole('link', { name: first!.name })).toHaveAttribute(
      'href',
      `/news/details/${first!.id}`,
    );
    const search = canvas.getByRole('searchbox', { name: 'search news' });
    await expect(search).toHaveAttribute('placeholder', 'search news');
    const [one, two] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(search.getBoundingClientRect().right).toBeLessThan(one!.left);
    await expect(two!.top).toBe(one!.top);
    const categories = within(canvas.getByRole('navigation', { name: 'Library categories' })).getAllByRole('link');
    await expect(categories.map(({ textContent }) => textContent)).toEqual([
      'All categories',
      ...ofNews.map(({ label }) => label),
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: tag!.label }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, tags: [tag!.id] });
    await userEvent.click(canvas.getByRole('switch', { name: 'My News' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, onlyMine: true });
    await expect(canvas.queryByRole('button', { name: /Type/ })).toBeNull();
  },
};

export const SortOptions: Story = {
  parameters: {
    behaviours: ['CNT-029', 'CNT-030', 'CNT-031', 'CNT-032', 'CNT-033', 'CNT-034', 'CNT-035', 'CNT-036'],
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Newest First');
    await expect(await chooseIn(canvas, /Sort by/, 'Oldest Update')).toEqual([
      'Oldest First',
      'Newest First',
      'Oldest Update',
      'Most Recent Update',
      'Name (A-Z)',
      'Name (Z-A)',
    ]);
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, sort: 'oldestUpdate' });
  },
};

export const Resources: Story = {
  args: {
    kind: 'resources',
    categories: ready(sampleCategories.filter(({ type }) => type === 'ResourceCategories')),
    hrefOfCategory: (id) => `/resources/${id}`,
  },
  parameters: { behaviours: ['CNT-013', 'CNT-014', 'CNT-023', 'CNT-037', 'CNT-038'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'search resources');
    await expect(canvas.getByRole('switch', { name: 'My Resources' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /Type/ })).toHaveTextContent('All');
    await expect(await chooseIn(canvas, /Type/, 'PDF')).toEqual([
      'All',
      'Images',
      'Videos',
      'Audio',
      'PDF',
      'Text',
      'Word',
      'Excel',
      'PowerPoint',
    ]);
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, type: 'pdf' });
  },
};

/** Each limit is a chip, which takes it away. */
export const Filtered: Story = {
  args: {
    categoryId: category!.id,
    filters: { ...noFilters, keyword: 'falls', onlyMine: true, tags: [tag!.id] },
    takenOut: 2,
    isUpdating: true,
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: category!.label })).toBeVisible();
    await expect(canvas.getByText('40 items')).toBeVisible();
    await expect(canvas.getByRole('link', { name: category!.label })).toHaveAttribute('aria-current', 'page');
    const chips = canvas.getByRole('list', { name: 'Chosen filters' });
    await expect(chips).toHaveTextContent(`‘falls’My News${tag!.label}`);
    await userEvent.click(within(chips).getByRole('button', { name: `Remove ${tag!.label}` }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...args.filters, tags: [] });
  },
};

export const LabelsFail: Story = {
  args: { categories: failedView, tags: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The categories could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('The tags could not be loaded.')).toBeVisible();
  },
};

export const MoreFails: Story = {
  args: {
    more: { hasMore: true, isLoadingMore: false, moreProblem: sampleProblem, loadMore: fn() },
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('More could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.more.loadMore).toHaveBeenCalled();
  },
};

export const LongNamesAndNoPictures: Story = {
  args: {
    view: ready({
      items: [
        sampleNewsItem({
          id: 'long-1',
          imageUrl: null,
          name: 'Neurorehabilitationsdienstleistungen for occupational therapists of regional Queensland',
        }),
        sampleNewsItem({ id: 'long-2', imageUrl: null, name: 'Book', shortDescription: '', categories: [] }),
      ],
      total: 2,
    }),
  },
};

export const AThousand: Story = {
  args: { view: ready({ items: manyNews(1000), total: 1000 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'News 1' })).toBeVisible();
    // No more than a screenful is mounted, with a little beyond its edges.
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

/** On a phone the search stands above the list, and the rest behind its button. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { filters: { ...noFilters, onlyMine: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('searchbox', { name: 'search news' })).toBeVisible();
    // The first row is rendered with the page, the others once it stands there.
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1));
    const [one, two] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(two!.top).toBeGreaterThan(one!.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('link', { name: category!.label })).toHaveAttribute('href', `/news/${category!.id}`);
    await userEvent.click(sheet.getByRole('button', { name: 'Show 42 items' }));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
