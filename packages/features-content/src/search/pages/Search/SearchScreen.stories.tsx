import { empty, failed, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noFindings, sampleFindings, sampleTags } from '../../stories/sample-findings.ts';
import { sampleKinds } from '../../stories/sample-kinds.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const address = { keyword: 'splint', section: null, tagId: null, page: 1 };

const meta = {
  title: 'Search/Page',
  component: SearchScreen,
  args: {
    address,
    kinds: sampleKinds,
    view: ready(sampleFindings),
    tags: ready({ tags: sampleTags }),
    hrefOf: ({ section, tagId }) => `/search?keyword=splint&section=${section ?? ''}&tag=${tagId ?? ''}`,
    resultHref: ({ id: kind }, { id, isOpen }) => (isOpen ? `/${kind}/${id}` : undefined),
    onPage: fn(),
    onRemoveTag: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab that has something is shown, with what fits standing out. */
export const Ready: Story = {
  parameters: { behaviours: ['CNT-156', 'CNT-161', 'CNT-162'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for "splint"' })).toBeVisible();
    const tabs = canvas.getByRole('navigation', { name: 'Kinds of results' });
    await expect([...tabs.querySelectorAll('li')].map((tab) => tab.textContent)).toEqual([
      'News 12',
      'Resources 0',
      'CPD & Events 2',
      'Posts 31',
      'Communities 2',
    ]);
    await expect(canvas.getByRole('link', { name: 'News 12' })).toHaveAttribute('aria-current', 'page');
    const links = await canvas.findAllByRole('link', { name: 'Splint making at the bench' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news/news-1', '/news/news-2']);
    await expect(canvas.getAllByText('Splint')[0]?.tagName).toBe('MARK');
  },
};

/** Of many results a page is listed; the others are behind their numbers, and nothing chooses how many a page has. */
export const Pages: Story = {
  args: { address: { ...address, section: 'post', page: 2 } },
  parameters: { behaviours: ['CNT-170', 'CNT-171'] },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByText('16 - 30 of 31 items')).toBeVisible());
    const pager = canvas.getByRole('navigation', { name: 'Pages of results' });
    await expect(pager.querySelector('select, input, [role="combobox"], [aria-haspopup]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

/** A community that they have not joined is no link. */
export const Communities: Story = {
  args: { address: { ...address, section: 'community' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Makers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hand Therapy' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Makers' })).toBeNull();
  },
};

/** The first five tags, and all of them when they are asked for. */
export const Tags: Story = {
  parameters: { behaviours: ['CNT-157', 'CNT-158', 'CNT-159', 'CNT-160'] },
  async play({ canvas }) {
    const column = canvas.getByRole('region', { name: 'Tags matching splint' });
    const shown = () => [...column.querySelectorAll('li')].map((tag) => tag.textContent);
    await expect(shown()).toEqual(sampleTags.slice(0, 5).map(({ label }) => label));
    await userEvent.click(canvas.getByRole('button', { name: 'See all tags' }));
    await expect(shown()).toEqual(sampleTags.map(({ label }) => label));
    await userEvent.click(canvas.getByRole('button', { name: 'Show less tags' }));
    await expect(shown()).toHaveLength(5);
  },
};

/** Whoever comes for the tags sees all of them. */
export const TagsAskedFor: Story = {
  args: { address: { ...address, section: 'tags' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Thermoplastic splints')).toBeVisible();
  },
};

/** A tag is shown by its name, and goes by its button. */
export const TagChosen: Story = {
  args: {
    address: { ...address, tagId: 'tag-1' },
    view: ready({ ...sampleFindings, tag: { id: 'tag-1', label: 'Splinting' } }),
  },
  parameters: { behaviours: ['CNT-147'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for "Splinting"' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Splinting' }));
    await expect(args.onRemoveTag).toHaveBeenCalledOnce();
  },
};

export const TagGone: Story = {
  args: {
    address: { ...address, tagId: 'tag-1' },
    view: notFoundView,
  },
  async play({ canvas }) {
    await expect(canvas.getByText('This tag is not there any more')).toBeVisible();
  },
};

export const LooksLike: Story = {
  args: { view: ready({ ...sampleFindings, isSimilar: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing has these words. What looks like them is shown.')).toBeVisible();
  },
};

/** A tab without results says so, and that others have some. */
export const EmptyTab: Story = {
  args: { address: { ...address, section: 'resource' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No resources found.' })).toBeVisible();
    await expect(canvas.getByText('Other tabs have results.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { view: ready(noFindings), tags: empty },
  parameters: { behaviours: ['CNT-163'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No results' })).toBeVisible();
    await expect(canvas.getByText('No news found.')).toBeVisible();
    await expect(canvas.getByText('Check the spelling, or try other words or fewer of them.')).toBeVisible();
    await expect(canvas.queryByText('No tags found')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Search for/ })).toBeNull();
  },
};

/** Each of several words is offered alone. */
export const EmptyOfSeveralWords: Story = {
  args: {
    address: { ...address, keyword: 'thermoplastic hand splints' },
    view: ready(noFindings),
    tags: empty,
    hrefOf: ({ keyword }) => `/search?keyword=${keyword ?? ''}`,
  },
  async play({ canvas }) {
    const offered = canvas.getAllByRole('link', { name: /^Search for/ });
    await expect(offered.map((link) => link.getAttribute('href'))).toEqual([
      '/search?keyword=thermoplastic',
      '/search?keyword=hand',
      '/search?keyword=splints',
    ]);
  },
};

/** Where something else was found, it is said that no tags were. */
export const NoTags: Story = {
  args: { tags: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No tags found')).toBeVisible();
  },
};

/** Without a word there is a field for one. */
export const NothingAsked: Story = {
  args: { address: { ...address, keyword: '' }, view: empty },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the portal' }), 'stroke{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('stroke');
  },
};

export const Loading: Story = { args: { view: loading, tags: loading } };

export const Failed: Story = {
  args: { view: failedView, tags: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The search could not be done.')).toBeVisible();
    await expect(canvas.getByText('The tags could not be loaded.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { view: failed({ code: 'offline', status: 0, message: 'No connection' }, fn()), tags: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('You are offline. The search needs a connection.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
