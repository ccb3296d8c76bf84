import { calls } from '@portal/api';
import { delayed, failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { nothingOf } from '../../stories/msw.ts';
import { Feed } from './Feed.tsx';

const meta = {
  title: 'Communities/Post/Welcome feed',
  component: Feed,
  args: { source: 'welcome' },
  decorators: [inAColumn],
} satisfies Meta<typeof Feed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first twenty posts, and the next twenty when the reader nears their end. */
export const Live: Story = {
  parameters: { behaviours: ['COM-045', 'COM-051', 'COM-052'] },
  beforeEach({ msw }) {
    queries = [];
    msw.events.on('request:start', note);
    const { IntersectionObserver } = window;
    margins = [];
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin);
      }
    };
    return () => {
      window.IntersectionObserver = IntersectionObserver;
      msw.events.removeListener('request:start', note);
    };
  },
  async play({ canvas, canvasElement }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(queries[0]?.get('pageSize')).toBe('20');
    await expect(queries[0]?.get('page')).toBe('1');
    await expect(queries[0]?.get('includeOnlySaved')).toBe('false');
    await expect(queries).toHaveLength(1);
    // The end of the list counts as reached this far below the window.
    await expect(margins).toContain('0px 0px 200px 0px');
    const scroller = canvasElement.ownerDocument.scrollingElement;
    let isAtEnd = false;
    await waitFor(() => {
      // To and fro, as a hand does: a browser may pass over a single jump.
      isAtEnd = !isAtEnd;
      scroller?.scrollTo({ top: scroller.scrollHeight - (isAtEnd ? 0 : 2000) });
      return expect(queries.length).toBeGreaterThan(1);
    });
    await expect(queries[1]?.get('after')).toBeTruthy();
    scroller?.scrollTo({ top: 0 });
  },
};

/** Nothing is written in the communities of the reader. */
export const NoPosts: Story = {
  beforeEach: nothingOf('posts'),
  parameters: { behaviours: ['PLT-772'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No posts yet')).toBeVisible());
    await expect(canvas.getByText('Posts of the communities you join appear here.')).toBeVisible();
  },
};

let queries: URLSearchParams[] = [];
let margins: (string | undefined)[] = [];

function note({ request }: { request: Request }) {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/post/feed')) queries.push(url.searchParams);
}

/** A post in the feed is reported through a dialog. */
export const ReportFromTheFeed: Story = {
  parameters: { behaviours: ['COM-046', 'COM-194'] },
  async play({ canvas }) {
    const menus = () => canvas.getAllByRole('button', { name: /^More actions for/ });
    // Posts below those in sight come after them.
    await waitFor(() => expect(menus().length).toBeGreaterThan(3));
    for (const menu of menus()) {
      await userEvent.click(menu);
      // Its code may still be on its way.
      await screen.findByRole('menu');
      const entry = screen.queryByRole('menuitem', { name: 'Report post' });
      if (entry !== null) {
        await userEvent.click(entry);
        break;
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await userEvent.click(await screen.findByRole('radio', { name: 'Inappropriate content' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.getByText('The report has been submitted successfully.')).toBeVisible());
  },
};

export const CannotBeFetched: Story = {
  beforeEach: answering(failing(calls.posts.feed, sampleProblem)),
  parameters: { behaviours: ['COM-779'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching post. Try again.')).toBeVisible());
  },
};

export const Offline: Story = {
  beforeEach: answering(failing(calls.posts.feed, 'offline')),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible(),
    );
  },
};

/** The server does not answer in time: half a minute, here a moment. */
export const TooSlow: Story = {
  beforeEach({ msw }) {
    msw.use(delayed(calls.posts.feed, Infinity));
    const isOver = AbortSignal.abort(new DOMException('The time is over.', 'TimeoutError'));
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(isOver);
    return () => timeout.mockRestore();
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The server took too long to answer. Try again.')).toBeVisible());
  },
};
