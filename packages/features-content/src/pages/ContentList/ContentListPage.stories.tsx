import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { PageProps } from '@portal/kit';
import { liveMock, typeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ContentKind } from '../../model/content-kinds.ts';
import { allCategories } from '../../model/content-query.ts';
import { sampleCategories, sampleNews, sampleResources } from '../../stories/sample-content.ts';
import { ContentListPage } from './ContentListPage.tsx';

const failure = { code: 'conflict', message: 'The list is being rebuilt.' } as const;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

interface AddressBarProps {
  kind?: ContentKind;
  categoryId?: string;
  initialSearch?: PageProps['search'];
}

/** The page with an address, which stands below it for the story to read. */
function WithAddress({ kind = 'news', categoryId = allCategories, initialSearch = {} }: AddressBarProps) {
  const [search, setSearch] = useState(initialSearch);
  const written = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return (
    <>
      <ContentListPage
        kind={kind}
        categoryId={categoryId}
        search={search}
        onSearchChange={(next) => setSearch((current) => ({ ...current, ...next }))}
      />
      <output>{written.toString()}</output>
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;
const lists = () => answered.filter((name) => name === 'content.searchNews').length;

const meta = {
  title: 'Content/List/Live',
  component: WithAddress,
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** How many there are, once the list has come. */
async function found(canvas: Canvas, n: number) {
  await waitFor(() => expect(canvas.getByText(n === 1 ? '1 item' : `${n} items`)).toBeVisible());
}

/** A search asks once nothing more is typed, and the address leads to the same list. */
export const Live: Story = {
  parameters: { behaviours: ['CNT-011', 'CNT-012', 'CNT-019'] },
  async play({ canvas }) {
    await found(canvas, sampleNews.length);
    const before = lists();
    await typeAtOnce(canvas.getByRole('searchbox', { name: 'search news' }), 'Questions about falls');
    await waitFor(() => expect(address()).toBe('keyword=Questions+about+falls'));
    await found(canvas, sampleNews.filter(({ name }) => name.includes('questions about falls')).length);
    await expect(lists()).toBe(before + 1);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'search news' }));
    await found(canvas, sampleNews.length);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Evidence' }));
    await waitFor(() => expect(address()).toBe('tag=tag-evidence'));
    await found(canvas, sampleNews.filter(({ tags }) => tags.some(({ id }) => id === 'tag-evidence')).length);
  },
};

const ofCategory = sampleCategories.find(({ type }) => type === 'NewsCategories');

/** Another category keeps what the list is limited to. */
export const OfACategory: Story = {
  args: { categoryId: ofCategory!.id, initialSearch: { sort: 'nameUp' } },
  parameters: { behaviours: ['CNT-011', 'CNT-017', 'CNT-034'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: ofCategory!.label })).toBeVisible());
    const own = sampleNews.filter(({ categories }) => categories.some(({ id }) => id === ofCategory!.id));
    await found(canvas, own.length);
    const byName = own.map(({ name }) => name).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    const cards = await canvas.findAllByRole('article');
    await expect(within(cards[0]!).getByRole('heading')).toHaveTextContent(byName[0]!);
    await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/news/all_categories?sort=nameUp',
    );
    await expect(canvas.getByRole('link', { name: ofCategory!.label })).toHaveAttribute(
      'href',
      `/news/${ofCategory!.id}?sort=nameUp`,
    );
  },
};

/** Only what is bookmarked; what is taken out stays in sight to be put back, and is counted no more. */
export const MyNews: Story = {
  parameters: { behaviours: ['CNT-022', 'CNT-025'] },
  async play({ canvas }) {
    await found(canvas, sampleNews.length);
    await userEvent.click(canvas.getByRole('switch', { name: 'My News' }));
    await waitFor(() => expect(address()).toBe('mine=true'));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Remove .* from favourites$/ })[0]).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Add .* to favourites$/ })).toBeNull());
    const count = Number(/\d+/.exec(canvas.getByText(/^\d+ items$/).textContent ?? '')?.[0]);
    await expect(count).toBeGreaterThan(1);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove .* from favourites$/ })[0]!);
    await found(canvas, count - 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Add .* to favourites$/ }));
    await found(canvas, count);
  },
};

export const NothingBookmarked: Story = {
  args: { kind: 'resources', initialSearch: { mine: 'true' } },
  beforeEach({ msw }) {
    const mock = liveMock();
    mock.state.contentFavourites.clear();
    msw.use(...mock.handlers);
  },
  parameters: { behaviours: ['CNT-023', 'CNT-040'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No resources available')).toBeVisible());
  },
};

/** Resources that carry a PDF. */
export const OfAType: Story = {
  args: { kind: 'resources', initialSearch: { type: 'pdf' } },
  parameters: { behaviours: ['CNT-018', 'CNT-037'] },
  async play({ canvas }) {
    const category = sampleCategories.find(({ type }) => type === 'ResourceCategories');
    await expect(await canvas.findByRole('link', { name: category!.label })).toHaveAttribute(
      'href',
      `/resources/${category!.id}?type=pdf`,
    );
    const own = sampleResources.filter(({ assets }) => assets.some(({ file }) => file?.type === 'application/pdf'));
    await expect(own.length).toBeGreaterThan(1);
    await found(canvas, own.length);
  },
};

/** Eight at first, and more as the end comes within 200 px. */
export const Scrolled: Story = {
  parameters: { behaviours: ['CNT-026', 'CNT-028'] },
  async play({ canvas, canvasElement }) {
    const cards = await within(await canvas.findByRole('list', { name: 'News' })).findAllByRole('listitem');
    await expect(cards[0]).toHaveAttribute('aria-setsize', String(sampleNews.length));
    const { defaultView: view, scrollingElement: page } = canvasElement.ownerDocument;
    await expect(lists()).toBe(1);
    await waitFor(async () => {
      page?.scrollTo({ top: page.scrollHeight - (view?.innerHeight ?? 0) - 190 });
      await expect(lists()).toBeGreaterThan(1);
    });
    page?.scrollTo({ top: 0 });
  },
};

/** The place of the list says so, and no toast besides. */
export const LoadFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.searchNews, failure));
  },
  parameters: { behaviours: ['CNT-045'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('News could not be loaded.')).toBeVisible());
    await expect(screen.getAllByText(failure.message)).toHaveLength(1);
  },
};

export const ResourcesFail: Story = {
  args: { kind: 'resources' },
  beforeEach({ msw }) {
    msw.use(failing(calls.content.searchResources, failure));
  },
  parameters: { behaviours: ['CNT-045'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Resources could not be loaded.')).toBeVisible());
    await expect(screen.getAllByText(failure.message)).toHaveLength(1);
  },
};

/** What is bookmarked cannot be found out, so that nothing can be listed; another try asks for that. */
export const FavouritesFail: Story = {
  args: { initialSearch: { mine: 'true' } },
  beforeEach({ msw }) {
    msw.use(failing(calls.content.favouriteNews, failure));
  },
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('News could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toBeVisible());
  },
};
