import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { SearchKindsProvider } from '@portal/kit';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleKinds } from '../stories/sample-kinds.tsx';
import { LiveBarSearch } from './LiveBarSearch.tsx';

const meta = {
  title: 'Search/Bar/Live',
  component: LiveBarSearch,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <SearchKindsProvider value={sampleKinds}>
        <div style={{ padding: 16, minBlockSize: '60rem' }}>
          <Story />
        </div>
      </SearchKindsProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LiveBarSearch>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = () => screen.getByRole('combobox', { name: 'Search the portal' });

/** The options of a group, the last of which leads to all of it. */
async function groupOf(canvas: Canvas, name: string) {
  const group = await canvas.findByRole('group', { name: new RegExp(`^${name} [\\d,]+$`) });
  return within(group).getAllByRole('option');
}
const hrefs = (options: readonly HTMLElement[]) => options.map((option) => option.getAttribute('href'));

/** A letter with which words of each kind begin finds more of each than are shown. */
export const Live: Story = {
  parameters: {
    behaviours: [
      ...['CNT-130', 'CNT-131', 'CNT-132', 'CNT-133', 'CNT-134', 'CNT-135', 'CNT-136', 'CNT-138'],
      ...['CNT-142', 'CNT-143', 'CNT-144', 'CNT-146'],
    ],
  },
  async play({ canvas }) {
    await userEvent.type(field(), 'a');
    await expect(canvas.getByRole('option', { name: 'Search for "a"' })).toHaveAttribute('href', '/search?keyword=a');
    const kinds = [
      ['News', 'news', /^\/news\/details\/[^/]+$/],
      ['Resources', 'resource', /^\/resources\/details\/[^/]+$/],
      ['CPD & Events', 'event', /^\/events\/[^/]+$/],
      ['Tags', 'tags', /^\/search\?keyword=a&tag=[^&]+$/],
    ] as const;
    for (const [title, section, place] of kinds) {
      const [first, second, all, ...more] = hrefs(await groupOf(canvas, title));
      await expect(more).toEqual([]);
      await expect(first).toMatch(place);
      await expect(second).toMatch(place);
      await expect(all).toBe(`/search?keyword=a&section=${section}`);
    }
    const communities = await groupOf(canvas, 'Communities');
    await expect(communities).toHaveLength(3);
    for (const href of hrefs(communities.slice(0, 2)).filter((one) => one !== null))
      await expect(href).toMatch(/^\/communities\/[^/]+$/);
    await expect(communities.at(-1)).toHaveTextContent('See all');
  },
};

/** It is only that nothing more stands there: nobody is told of a search in the bar that has failed. */
export const Failing: Story = {
  parameters: { behaviours: ['CNT-152'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.search.everywhere, 500), failing(calls.search.tags, 500));
  },
  async play({ canvas }) {
    await userEvent.type(field(), 'stroke');
    await waitFor(() => expect(field()).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['Search for "stroke"']);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText(/Server error|failed|could not/i)).toBeNull();
  },
};
