import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoWorld } from '@portal/demo/world';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CalendarState, calendarInAddress } from './calendar-state.ts';
import { noFilters } from './discover-filters.ts';
import { DiscoverCalendar } from './DiscoverCalendar.tsx';

/** The calendar with the address that it writes, which stands below it for the story to read. */
function WithAddress({ initial }: { initial: CalendarState }) {
  const [place, setPlace] = useState(initial);
  const { activeTab: _, ...written } = calendarInAddress.write(place);
  return (
    <>
      <DiscoverCalendar filters={noFilters} place={place} onMove={(move) => setPlace({ ...place, ...move })} />
      <output data-testid="address">{[written.view, written.month].join(' ').trim()}</output>
    </>
  );
}

const november: CalendarState = { tab: 'calendar', view: 'month', month: null };

const meta = {
  title: 'Events/Discover events/Calendar',
  component: WithAddress,
  args: { initial: november },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = () => screen.getByTestId('address').textContent;
const day = (root: HTMLElement, iso: string) => root.querySelector<HTMLElement>(`[data-day="${iso}"]`)!;
function eventsOn(root: HTMLElement, iso: string) {
  const links = [...(day(root, iso).closest('[role="gridcell"]')?.querySelectorAll('a') ?? [])];
  return demoWorld().events.filter(({ id }) => links.some(({ pathname }) => pathname.endsWith(`/${id}`)));
}
const firstEvent = (root: HTMLElement) => root.querySelector<HTMLAnchorElement>('[role="gridcell"] a')!;

/** 42 days with the events of the month; a day opens all that it has, an event its page. */
export const Month: Story = {
  parameters: { behaviours: ['EVT-108', 'EVT-110', 'EVT-111', 'EVT-129', 'EVT-132', 'EVT-133', 'EVT-138', 'EVT-264'] },
  async play({ canvas, canvasElement }) {
    const grid = await canvas.findByRole('grid', { name: 'November 2026' });
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
    await expect(grid.querySelector('[data-day]')).toHaveAttribute('data-day', '2026-10-26');
    await waitFor(() => expect(firstEvent(grid)).toBeInTheDocument());
    await expect(new URL(firstEvent(grid).href).pathname).toMatch(/^\/events\/e-\d+$/);
    await expect(canvas.getAllByText(/^\d+ items$/)[0]).toBeVisible();
    await userEvent.click(day(canvasElement, '2026-11-18'));
    const list = within(await screen.findByRole('dialog', { name: /^All events for / }));
    await expect(list.getByText('No events')).toBeVisible();
  },
};

/** Arrows move by days and weeks, into the months beside. */
export const Keyboard: Story = {
  parameters: { behaviours: ['EVT-139', 'EVT-140'] },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('grid', { name: 'November 2026' });
    day(canvasElement, '2026-11-18').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-24'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-12-01'));
    await expect(address()).toBe('2026-12');
  },
};

/** From event to event, through months that have none: its day is the active one, and its tooltip opens. */
export const FromEventToEvent: Story = {
  parameters: { behaviours: ['EVT-135', 'EVT-136', 'EVT-137'] },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('grid', { name: 'November 2026' });
    const isInTip = (iso: string) => {
      const words = screen.getByRole('tooltip').textContent ?? '';
      return eventsOn(canvasElement, iso).some(({ title }) => words.startsWith(title));
    };
    const active = () =>
      canvasElement.querySelector('[aria-selected="true"] [data-day]')?.getAttribute('data-day') ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Skip to next event' }));
    await waitFor(() => expect(active() > '2026-11-18').toBe(true));
    const next = active();
    await waitFor(() => expect(address()).toBe(next.slice(0, 7)));
    await waitFor(() => expect(isInTip(next)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous event' }));
    await waitFor(() => expect(active() < '2026-11-18').toBe(true));
    const previous = active();
    await expect(address()).toBe(previous.slice(0, 7));
    await waitFor(() => expect(isInTip(previous)).toBe(true));
  },
};

export const NothingMore: Story = {
  args: { initial: { ...november, month: '2040-01' } },
  parameters: { behaviours: ['EVT-141', 'EVT-144', 'EVT-265'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('0 items')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Skip to next event' }));
    const toast = await screen.findByText('No more upcoming events');
    await expect(toast).toBeVisible();
    const { top, right } = toast.getBoundingClientRect();
    await expect(top).toBeLessThan(innerHeight / 3);
    await expect(right).toBeGreaterThan(innerWidth / 2);
  },
};

export const NothingBefore: Story = {
  args: { initial: { ...november, month: '2000-01' } },
  parameters: { behaviours: ['EVT-142'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous event' }));
    await expect(await screen.findByText('No previous events')).toBeVisible();
  },
};

/** Twelve months; one opens as a month. */
export const Year: Story = {
  args: { initial: { ...november, view: 'year' } },
  parameters: { behaviours: ['EVT-109', 'EVT-134'] },
  async play({ canvas, canvasElement }) {
    // Found by its month: to look for roles among 504 days takes a busy machine seconds.
    const december = () => canvasElement.querySelector<HTMLElement>('[data-month="2026-12"]')!;
    await waitFor(() => expect(december()).toHaveTextContent(/[1-9]\d* items/));
    await expect(canvasElement.querySelectorAll('[data-month]')).toHaveLength(12);
    await userEvent.click(december());
    await expect(await canvas.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expect(address()).toBe('2026-12');
  },
};

/** A finger to the left is the next month. */
export const Phone: Story = {
  globals: { width: '360px' },
  async play({ canvas, canvasElement }) {
    const grid = await canvas.findByRole('grid', { name: 'November 2026' });
    const finger = (clientX: number) => new Touch({ identifier: 1, target: grid, clientX, clientY: 300 });
    await fireEvent.touchStart(grid, { touches: [finger(300)], changedTouches: [finger(300)] });
    await fireEvent.touchEnd(grid, { touches: [], changedTouches: [finger(100)] });
    await expect(await within(canvasElement).findByRole('grid', { name: 'December 2026' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const LoadFails: Story = {
  beforeEach: answering(failing(calls.events.getList, { code: 'conflict', message: 'The list is being rebuilt.' })),
  parameters: { behaviours: ['EVT-151'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('The calendar could not be loaded.')).toBeVisible();
    // The place of the calendar says so, and no toast besides.
    await expect(screen.getAllByText('The list is being rebuilt.')).toHaveLength(1);
  },
};

export const SkipFails: Story = {
  async play({ canvas, msw }) {
    await canvas.findByRole('grid', { name: 'November 2026' });
    msw.use(failing(calls.events.getList, sampleProblem));
    await userEvent.click(canvas.getByRole('button', { name: 'Skip to next event' }));
    await expect(await screen.findByText('Error fetching event. Try again.')).toBeVisible();
  },
};
