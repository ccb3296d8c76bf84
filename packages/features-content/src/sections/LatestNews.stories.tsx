import { empty, failed, loading, ready } from '@portal/kit';
import { forbiddenView, sampleProblem } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleNews, sampleNewsItem } from '../stories/sample-content.ts';
import { LatestNews } from './LatestNews.tsx';

const retry = fn();

const meta = {
  title: 'Content/Contributed/Latest news',
  component: LatestNews,
  decorators: [onAPage],
  args: { view: ready(sampleNews.slice(0, 4)) },
} satisfies Meta<typeof LatestNews>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One with its picture, three as lines. */
export const Ready: Story = {
  parameters: { behaviours: ['HOM-012'] },
  async play({ canvas }) {
    const news = within(canvas.getByRole('region', { name: 'Latest news' }));
    const [main, ...small] = sampleNews.slice(0, 4);
    const cards = news.getAllByRole('article');
    await expect(cards).toHaveLength(1);
    await expect(within(cards[0]!).getByRole('link', { name: main!.name })).toHaveAttribute(
      'href',
      `/news/details/${main!.id}`,
    );
    const lines = news.getAllByRole('listitem').map((line) => within(line).getByRole('link'));
    await expect(lines.map(({ textContent }) => textContent)).toEqual(small.map(({ name }) => name));
    await expect(lines[0]).toHaveAttribute('href', `/news/details/${small[0]!.id}`);
    await expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  },
};

export const One: Story = {
  args: { view: ready(sampleNews.slice(0, 1)) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No news available.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failed(sampleProblem, retry) },
  parameters: { behaviours: ['HOM-015'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load news')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const LongNames: Story = {
  globals: { width: '320px' },
  args: {
    view: ready(
      Array.from({ length: 4 }, (_, index) =>
        sampleNewsItem({
          id: `long-${index}`,
          imageUrl: null,
          name: 'Neurorehabilitationsdienstleistungen for occupational therapists of regional Queensland',
        }),
      ),
    ),
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
