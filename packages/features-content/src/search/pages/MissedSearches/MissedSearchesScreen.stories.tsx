import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MissedSearchesScreen } from './MissedSearchesScreen.tsx';

const searches = [
  { words: 'sensory diet', times: 1_204, lastDay: '2026-11-17' },
  { words: 'telehealth consent form', times: 12, lastDay: '2026-11-02' },
  { words: 'a'.repeat(100), times: 2, lastDay: '2026-09-30' },
];

const meta = {
  title: 'Search/Missed searches',
  component: MissedSearchesScreen,
  args: {
    view: ready({ searches, totalItemCount: 3 }),
    page: 1,
    isUpdating: false,
    hrefOf: (words): string | undefined => `/search?keyword=${encodeURIComponent(words)}`,
    onPage: fn(),
  },
} satisfies Meta<typeof MissedSearchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const row = canvas.getByRole('row', { name: /sensory diet/ });
    await expect(row).toHaveTextContent('1,204');
    await expect(row).toHaveTextContent('17/11/2026');
    await expect(canvas.queryByRole('navigation', { name: 'Pages of searches' })).toBeNull();
  },
};

export const ManyPages: Story = {
  args: { view: ready({ searches, totalItemCount: 120 }), page: 2 },
  async play({ canvas, args }) {
    await expect(canvas.getByText('51 - 100 of 120 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

/** A portal without a search leads nowhere. */
export const WithoutSearch: Story = {
  args: { hrefOf: () => undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /sensory diet/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  args: { view: ready({ searches: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Everything was found')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
