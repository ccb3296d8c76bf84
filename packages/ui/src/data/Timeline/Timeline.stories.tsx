import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconAlert, IconCheck, IconClock, IconInfo, IconUserPlus, IconWarning } from '../../foundations/icons/icons.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';
import type { TimelineEntry } from './timeline-days.ts';

const entries: readonly TimelineEntry[] = [
  {
    id: 'approved',
    date: '2026-11-21T14:30',
    dateLabel: '14:30',
    title: 'Helen Brooks approved the request',
    icon: IconCheck,
    tone: 'positive',
  },
  {
    id: 'asked',
    date: '2026-11-21T09:05',
    dateLabel: '09:05',
    title: 'Priya Raghunathan asked to join',
    children: 'I work in hand therapy and would like to follow the discussion on splinting.',
    icon: IconUserPlus,
    tone: 'brand',
    actions: <Button size="sm">Read the request</Button>,
  },
  {
    id: 'reminded',
    date: '2026-11-19T17:00',
    dateLabel: '17:00',
    title: 'A reminder was sent',
    icon: IconClock,
  },
  { id: 'created', date: '2026-11-18T08:00', dateLabel: '08:00', title: 'The community was opened' },
];

const longDay = (day: string) =>
  new Date(`${day}T00:00`).toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long' });

/** Gives two entries, then all of them. */
function Growing(props: TimelineProps) {
  const [count, setCount] = useState(2);
  const hasMore = count < props.entries.length;
  return (
    <Timeline
      {...props}
      entries={props.entries.slice(0, count)}
      onShowMore={hasMore ? () => setCount(props.entries.length) : undefined}
    />
  );
}

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  decorators: [onSurface],
  args: { label: 'History of the request', entries },
  parameters: {
    usage: {
      use: ['For what happened to one thing, newest first: a request, a membership, an invoice.'],
      avoid: [
        'For steps that are still to come: use Stepper instead.',
        'For posts that people read and answer: use InfiniteList instead.',
        'For records that are compared or sorted: use a table instead.',
      ],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the request' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const ByDay: Story = {
  args: { dayLabel: longDay },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Saturday 21 November',
      'Thursday 19 November',
      'Wednesday 18 November',
    ]);
  },
};

export const Tones: Story = {
  args: {
    entries: [
      { id: '1', date: '2026-11-21', dateLabel: '21 November', title: 'Neutral' },
      { id: '2', date: '2026-11-21', dateLabel: '21 November', title: 'Brand', icon: IconUserPlus, tone: 'brand' },
      { id: '3', date: '2026-11-21', dateLabel: '21 November', title: 'Info', icon: IconInfo, tone: 'info' },
      { id: '4', date: '2026-11-21', dateLabel: '21 November', title: 'Positive', icon: IconCheck, tone: 'positive' },
      { id: '5', date: '2026-11-21', dateLabel: '21 November', title: 'Caution', icon: IconWarning, tone: 'caution' },
      { id: '6', date: '2026-11-21', dateLabel: '21 November', title: 'Critical', icon: IconAlert, tone: 'critical' },
    ],
  },
};

/** What comes after 'Show more' gets the focus, so that the keyboard reads on there. */
export const Keyboard: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read the request' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('A reminder was sent'));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button, a' } } };

export const LoadingMore: Story = { args: { onShowMore: fn(), isLoadingMore: true } };
export const One: Story = { args: { entries: entries.slice(0, 1) } };

export const LongText: Story = {
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      title: longName,
      dateLabel: '21 November 2026 at 14:30',
      children: longName,
    })),
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { args: { dayLabel: longDay }, globals: { direction: 'rtl' } };
