import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoWorld } from '@portal/demo/world';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RepeatPage } from './RepeatPage.tsx';

const as = 'helen.brooks@example.org';
const [event] = demoWorld()
  .events.filter(({ status, day }) => status === 'published' && day > 4)
  .toSorted((one, other) => one.day - other.day);

const meta = {
  title: 'Events/Desk/Repeat event',
  component: RepeatPage,
  args: { params: { id: event?.id ?? '' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof RepeatPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function lastDay(typed: string) {
  const field = within(await screen.findByRole('group', { name: /^When is the last time/ }));
  await userEvent.click(field.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(typed);
}

const world = liveMock({ as });
const drafts = () =>
  world.state.events.values().filter(({ title, status }) => title === event?.title && status === 'draft').length;

/** Every month until March: a day is taken out, and of each other one a draft is made. */
export const Live: Story = {
  beforeEach: ({ msw }) => msw.use(...world.handlers),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make drafts' }));
    await waitFor(() => expect(canvas.getByText('Say when the last time is')).toBeVisible());
    await lastDay('01032027');
    await userEvent.click(canvas.getByRole('radio', { name: 'Every month' }));
    const days = within(await canvas.findByRole('group', { name: /On which days/ }));
    const boxes = days.getAllByRole('checkbox');
    await expect(boxes.length).toBeGreaterThan(1);
    await userEvent.click(boxes[0]!);
    const left = boxes.length - 1;
    const before = drafts();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Make ${left} draft`) }));
    await waitFor(() => expect(screen.getByText(new RegExp(`^${left} drafts? (was|were) made`))).toBeVisible());
    await expect(drafts()).toBe(before + left);
  },
};

/** Too long a time is said before anything is made. */
export const TooManyDays: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Make drafts' });
    await lastDay('01032031');
    await waitFor(() => expect(canvas.getByText('At most 60 days at once: choose a shorter time.')).toBeVisible());
  },
};

export const CannotBeMade: Story = {
  beforeEach: answering(failing(calls.desk.repeat, sampleProblem)),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Make drafts' });
    await lastDay('01032027');
    await userEvent.click(await canvas.findByRole('button', { name: /^Make \d+ draft/ }));
    await waitFor(() => expect(screen.getByText('The drafts could not be made. Try again.')).toBeVisible());
    await expect(canvas.getByRole('group', { name: /On which days/ })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.fields, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This event could not be loaded.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Event not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
