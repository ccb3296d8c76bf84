import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LiveUpcomingMeetings } from './LiveUpcomingMeetings.tsx';

/** What the server of the story that plays has been asked so far, and what it has answered. */
let requests: Request[] = [];
let answered: readonly string[] = [];

const failure = { code: 'conflict', message: 'The organiser is changing it.' } as const;

const meta = {
  title: 'Communities/Home/Upcoming meetings/Live',
  component: LiveUpcomingMeetings,
  decorators: [inAColumn],
  beforeEach({ msw }) {
    requests = [];
    const mock = liveMock({
      holdBack(request) {
        requests.push(request.clone());
        return undefined;
      },
    });
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LiveUpcomingMeetings>;

export default meta;
type Story = StoryObj<typeof meta>;

const isReply = ({ method, url }: Request) =>
  method === 'POST' && /^\/api\/v1\/community\/[^/]+\/meeting\/[^/]+$/.test(new URL(url).pathname);

/** One is answered where it stands. */
export const Answered: Story = {
  parameters: { behaviours: ['HOM-022', 'HOM-023'] },
  async play({ canvas }) {
    const [no] = await canvas.findAllByRole('radio', { name: "Can't go" });
    await waitFor(() => expect(canvas.getByRole('link', { name: /^All meetings \(\d+ to come\)$/ })).toBeVisible());
    await userEvent.click(no!);
    await waitFor(() => expect(answered).toContain('meetings.reply'));
    await expect(await requests.find(isReply)?.json()).toEqual({ status: 2 });
    await expect(no).toBeChecked();
  },
};

/** What could not be sent goes back to what the server has. */
export const AnswerFails: Story = {
  beforeEach: answering(failing(calls.meetings.reply, failure)),
  parameters: { behaviours: ['HOM-025'] },
  async play({ canvas }) {
    const [no] = await canvas.findAllByRole('radio', { name: "Can't go" });
    await userEvent.click(no!);
    await waitFor(() => expect(screen.getByText('Failed to update meeting status. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await waitFor(() => expect(no).not.toBeChecked());
  },
};

/** How many there are is left out where it cannot be asked for. */
export const CountCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.preference, { code: 'conflict', message: 'The database rests.' })),
  async play({ canvas }) {
    await canvas.findAllByRole('listitem');
    await expect(canvas.getByRole('link', { name: 'All meetings' })).toBeVisible();
    await expect(screen.queryByText('The database rests.')).toBeNull();
  },
};

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.dashboard, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toBeVisible());
  },
};
