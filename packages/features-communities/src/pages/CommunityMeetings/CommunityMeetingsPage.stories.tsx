import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CommunityMeetingsPage } from './CommunityMeetingsPage.tsx';

const meta = {
  title: 'Communities/Meetings/Of a community/Page',
  component: CommunityMeetingsPage,
  decorators: [onAPage],
  args: { params: { alias: 'hand-therapy' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof CommunityMeetingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas, args }) {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent('Journal club: thumb base arthritis');
    await userEvent.click(canvas.getByRole('link', { name: 'Past' }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalled());
  },
};

export const Past: Story = {
  args: { search: { when: 'past' } },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent('Splinting night: low-temperature tricks');
  },
};

/** One that is over is found among those that are over. */
export const NamedInTheAddress: Story = {
  args: { search: { meetingId: 'm-005' } },
  parameters: { behaviours: ['COM-208'] },
  async play({ canvas, canvasElement }) {
    await canvas.findByText('Journal club: nerve gliding');
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('nerve gliding');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.meetings.ofCommunity, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible());
  },
};

/** Whoever looks after meetings plans one from here, and changes those that are there. */
export const Organiser: Story = {
  parameters: { behaviours: ['COM-201'] },
  beforeEach: worldOf({ as: 'tom.papadopoulos@example.org' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Create meeting' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Manage Journal club: thumb base arthritis' }),
    ).toBeVisible();
  },
};

/** Everybody else reads and answers. */
export const NoOrganiser: Story = {
  parameters: { behaviours: ['COM-201'] },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Create meeting' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Manage/ })).toBeNull();
  },
};
