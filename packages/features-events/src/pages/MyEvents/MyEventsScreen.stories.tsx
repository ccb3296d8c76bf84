import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleEvents } from '../../stories/sample-events.ts';
import { MyEventsScreen } from './MyEventsScreen.tsx';

const more = { hasMore: false, isLoadingMore: false, moreProblem: null, loadMore: fn() };

const meta = {
  title: 'Events/My events/Screen',
  component: MyEventsScreen,
  args: {
    which: 'upcoming',
    view: ready({ items: sampleEvents.slice(0, 5), total: 5 }),
    more,
    backHref: '/events',
    discoverHref: '/events/discover/all',
  },
} satisfies Meta<typeof MyEventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['EVT-262'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming events yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
  },
};

export const NothingPast: Story = {
  args: { view: empty, which: 'past' },
  parameters: { behaviours: ['EVT-263'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Past events' })).toBeVisible();
    await expect(canvas.getByText('No past events yet')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Attending' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Attending' })).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const MoreFails: Story = {
  args: {
    view: ready({ items: sampleEvents.slice(0, 3), total: 40 }),
    more: { ...more, hasMore: true, moreProblem: sampleProblem },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More events could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.more.loadMore).toHaveBeenCalled();
  },
};

/** How many cards stand beside the first. */
function inFirstRow(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): number {
  const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/** Cards take all the width of the place, or a half or a third of it. */
export const Wide: Story = {
  globals: { width: '1280px' },
  play: ({ canvas }) => waitFor(() => expect(inFirstRow(canvas)).toBe(3)),
};
export const Tablet: Story = {
  globals: { width: '768px' },
  play: ({ canvas }) => waitFor(() => expect(inFirstRow(canvas)).toBe(2)),
};

/** The next page is asked for before the reader comes to the end of this one. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({ items: sampleEvents.slice(0, 20), total: 40 }),
    more: { ...more, hasMore: true, loadMore: fn() },
  },
  parameters: { behaviours: ['EVT-088', 'EVT-089'] },
  async play({ canvas, args, canvasElement }) {
    await waitFor(() => expect(inFirstRow(canvas)).toBe(1));
    await expect(args.more.loadMore).not.toHaveBeenCalled();
    const { defaultView: view, scrollingElement: page } = canvasElement.ownerDocument;
    await waitFor(async () => {
      page?.scrollTo({ top: page.scrollHeight - (view?.innerHeight ?? 0) - 100 });
      await expect(args.more.loadMore).toHaveBeenCalled();
    });
    page?.scrollTo({ top: 0 });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
