import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveCalendarFeed } from './LiveCalendarFeed.tsx';

const meta = {
  title: 'Events/My events/Own calendar',
  component: LiveCalendarFeed,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LiveCalendarFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

const start = 'Get my calendar address';
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const addressIn = async (canvas: Canvas) =>
  (await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Address of your calendar' })).value;
const sure = async (action: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));

/** An address is made, another takes its place, and it is turned off. */
export const Live: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: start }));
    const first = await addressIn(canvas);
    await expect(canvas.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      first.replace('https:', 'webcal:'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
    await sure('Make a new address');
    await waitFor(async () => expect(await addressIn(canvas)).not.toBe(first));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await sure('Turn off');
    await expect(await canvas.findByRole('button', { name: start })).toBeVisible();
  },
};

export const On: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: start }));
    await expect(await canvas.findByText(/^Whoever has this address/)).toBeVisible();
  },
};

export const OnPhone: Story = { ...On, globals: { width: '360px' } };
export const OnDark: Story = { ...On, globals: { scheme: 'dark' } };

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.calendar.feed, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The address of your calendar could not be loaded.')).toBeVisible());
  },
};

/** An administrator who acts for somebody, or a widget: nothing is said of it. */
export const OfSomebodyElse: Story = {
  beforeEach: answering(failing(calls.calendar.feed, { code: 'forbidden', message: 'Not while acting.' })),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[role="status"], section')).toBeNull());
  },
};

export const CannotBeMade: Story = {
  beforeEach: answering(failing(calls.calendar.newFeed, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: start }));
    await expect(await screen.findByText('The address could not be made. Try again.')).toBeVisible();
  },
};

export const CannotBeTurnedOff: Story = {
  async play({ canvas, msw }) {
    await userEvent.click(await canvas.findByRole('button', { name: start }));
    await addressIn(canvas);
    msw.use(failing(calls.calendar.endFeed, sampleProblem));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await sure('Turn off');
    await expect(await screen.findByText('The address could not be turned off. Try again.')).toBeVisible();
    await expect(await addressIn(canvas)).toMatch(/\.ics$/);
  },
};
