import { calls, pageSizes } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AttendingPage, PastEventsPage } from './MyEventsPage.tsx';

const meta = {
  title: 'Events/My events',
  component: AttendingPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof AttendingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

let requests: unknown[] = [];

async function note({ request }: { request: Request }) {
  const isOurs = request.method === 'POST' && new URL(request.url).pathname === '/api/user/upcomingevents';
  if (isOurs) requests.push(await request.clone().json());
}

/** Each is one that the member holds a ticket for, the next first. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-015', 'EVT-016', 'EVT-198'] },
  beforeEach({ msw }) {
    requests = [];
    msw.events.on('request:start', note);
    return () => msw.events.removeListener('request:start', note);
  },
  async play({ canvas }) {
    await waitFor(() => expect(requests).toEqual([{ size: pageSizes.events }]));
    const cards = await canvas.findAllByRole('article');
    for (const card of cards)
      await expect(new URL(within(card).getByRole<HTMLAnchorElement>('link').href).pathname).toMatch(
        /^\/events\/e-\d+$/,
      );
    // The cards come in more than one step.
    await waitFor(() => expect(canvas.getAllByText('Registered')).toHaveLength(canvas.getAllByRole('article').length));
    await expect(canvas.queryByText('Past')).toBeNull();
  },
};

export const Past: Story = {
  render: () => <PastEventsPage />,
  parameters: { behaviours: ['EVT-017'] },
  async play({ canvas }) {
    // The cards come in more than one step.
    await waitFor(() => expect(canvas.getAllByText('Registered')).toHaveLength(canvas.getAllByRole('article').length));
    const days = canvas.getAllByRole('time').map((time) => Date.parse(time.getAttribute('datetime') ?? ''));
    await expect(Math.max(...days)).toBeLessThan(Date.parse('2026-11-18T01:00:00Z'));
    await expect(days).toEqual(days.toSorted((a, b) => b - a));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.events.upcoming, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your events could not be loaded.')).toBeVisible());
  },
};
