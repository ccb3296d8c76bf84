import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MeetingDetailsPage } from './MeetingDetailsPage.tsx';

const slow = { timeout: 4000 };
let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Meetings/Meeting/Page',
  component: MeetingDetailsPage,
  decorators: [onAPage],
  args: { params: { alias: 'hand-therapy', id: 'm-002' }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MeetingDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address by which it is shared shows the meeting, where it can be answered. */
export const Live: Story = {
  parameters: { behaviours: ['COM-206', 'COM-209'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Open clinic: bring a hard hand');
    const going = Number(/\d+/.exec(canvas.getByText(/^\d+ going$/).textContent ?? '')?.[0]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Going' }));
    await waitFor(() => expect(canvas.getByText(`${going + 1} going`)).toBeVisible(), slow);
    for (const name of ["Can't go", 'Going', "Can't go"]) await userEvent.click(canvas.getByRole('radio', { name }));
    await waitFor(() => expect(canvas.getByText(`${going} going`)).toBeVisible(), slow);
    await expect(canvas.getByRole('radio', { name: "Can't go" })).toBeChecked();
    await waitFor(() => expect(answered.filter((name) => name === 'meetings.reply').length).toBeGreaterThan(0), slow);
  },
};

export const NotForMe: Story = {
  args: { params: { alias: 'mental-health', id: 'm-009' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meeting not found' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.byId, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This meeting could not be loaded.')).toBeVisible(), slow);
  },
};
