import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { type PageProps, SearchKindsProvider } from '@portal/kit';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleKinds } from '../../stories/sample-kinds.tsx';
import { SearchPage } from './SearchPage.tsx';

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

/** The page with an address that it can change. */
function WithAddress({ initialSearch }: { initialSearch: PageProps['search'] }) {
  const [search, setSearch] = useState(initialSearch);
  return (
    <SearchKindsProvider value={sampleKinds}>
      <SearchPage
        params={{}}
        search={search}
        onSearchChange={(next) => setSearch((current) => ({ ...current, ...next }))}
      />
    </SearchKindsProvider>
  );
}

const meta = {
  title: 'Search/Page/Live',
  component: WithAddress,
  args: { initialSearch: { keyword: 'a' } },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The rows of the tab that is shown, once they have come. */
async function rows(canvas: Canvas) {
  const pager = await canvas.findByRole('navigation', { name: 'Pages of results' });
  await waitFor(() => expect(pager.previousElementSibling?.tagName).toBe('UL'));
  return [...(pager.previousElementSibling?.children ?? [])];
}

/** A page has fifteen, and all of it was said at once; the next one has others and is begun at its heading. */
export const Live: Story = {
  args: { initialSearch: { keyword: 'a', section: 'post' } },
  parameters: { behaviours: ['CNT-169', 'CNT-171'] },
  async play({ canvas }) {
    const before = (await rows(canvas)).map((row) => row.textContent);
    await expect(before).toHaveLength(15);
    await expect(canvas.getByText(/^1 - 15 of \d+ items$/)).toBeVisible();
    await expect(answered.filter((name) => name === 'search.everywhere')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText(/^16 - \d+ of \d+ items$/)).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for "a"' })).toHaveFocus();
    await waitFor(async () => expect((await rows(canvas)).map((row) => row.textContent)).not.toEqual(before));
  },
};

export const LiveEvents: Story = {
  args: { initialSearch: { keyword: 'hand', section: 'event' } },
  parameters: { behaviours: ['CNT-178'] },
  async play({ canvas }) {
    for (const row of await rows(canvas)) {
      await expect(row.textContent).toMatch(/hand/i);
      await expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^\/events\/[^/]+$/);
    }
  },
};

export const LiveCommunities: Story = {
  args: { initialSearch: { keyword: 'hand', section: 'community' } },
  parameters: { behaviours: ['CNT-176'] },
  async play({ canvas }) {
    for (const row of await rows(canvas)) await expect(row.textContent).toMatch(/hand/i);
    await expect(canvas.getByRole('link', { name: 'Hand therapy' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy',
    );
  },
};

/** A tag is called by its name, and its button gives back what was typed. */
export const LiveTag: Story = {
  args: { initialSearch: { keyword: 'evidence', tag: 'tag-evidence' } },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /^Remove / });
    await expect((await rows(canvas)).length).toBeGreaterThan(0);
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Results for "evidence"' })).toBeVisible(),
    );
  },
};

/** What nobody finds is told once, without a word to whoever looks. */
export const LiveNothing: Story = {
  args: { initialSearch: { keyword: 'zugzwanger' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'No results' })).toBeVisible());
    await waitFor(() => expect(answered.filter((name) => name === 'search.tellMissed')).toHaveLength(1));
  },
};

/** Nor are they told where that fails. */
export const TellingFails: Story = {
  ...LiveNothing,
  beforeEach({ msw }) {
    msw.use(failing(calls.search.tellMissed, 500));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'No results' })).toBeVisible());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const SearchFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.search.everywhere, 500));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The search could not be done.')).toBeVisible());
  },
};
