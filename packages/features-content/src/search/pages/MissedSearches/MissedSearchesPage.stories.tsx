import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MissedSearchesPage } from './MissedSearchesPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'Search/Missed searches/Live',
  component: MissedSearchesPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => {
    const mock = liveMock({ as });
    for (const [words, times] of [
      ['sensory diet', 7],
      ['looked for once', 1],
    ] as const)
      mock.state.searchMisses.set(words, { words, times, lastDay: '2026-11-17' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MissedSearchesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was looked for once may be anybody's slip; what was looked for more often is a press away. */
export const Live: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('row', { name: /sensory diet/ })).toHaveTextContent('7'));
    await expect(canvas.getByRole('link', { name: 'sensory diet' })).toHaveAttribute(
      'href',
      '/search?keyword=sensory+diet',
    );
    await expect(canvas.queryByText('looked for once')).toBeNull();
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.search.missed, 500));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The searches could not be loaded.')).toBeVisible());
  },
};

/** The role has been taken away meanwhile. */
export const NotAnAdministrator: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The searches could not be loaded.')).toBeVisible());
  },
};
