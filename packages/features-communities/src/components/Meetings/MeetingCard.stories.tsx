import { calls, type Meeting } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { meetingVisibility } from '@portal/rules';
import { answering, inAColumn, liveMock } from '@portal/stories';
import { Stack } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { MeetingCard } from './MeetingCard.tsx';

let answered: readonly string[] = [];
const failure = { code: 'conflict', message: 'The organiser is changing it.' } as const;

const eachState: readonly Partial<Meeting>[] = [
  ...Object.values(meetingVisibility).map((visible) => ({ visible, canManage: false })),
  { canManage: true },
  { startDate: '2020-03-05T08:30:00.000Z', rsvpDate: null, canManage: false },
  { meetingLink: '', meetingId: null, meetingPassword: null, assets: [] },
];

const meta = {
  title: 'Communities/Meetings/Card',
  component: MeetingCard,
  decorators: [inAColumn],
  args: { meeting: sampleMeeting() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof MeetingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['COM-210', 'COM-237', 'COM-238', 'COM-261', 'DIR-110'] },
  async play({ canvas, canvasElement, args: { meeting } }) {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', meeting.imageUrl);
    await expect(canvas.getByRole('heading', { name: 'Journal club: thumb base arthritis' })).toBeVisible();
    await expect(canvas.getByText('Hand therapy')).toBeVisible();
    await expect(canvas.getByText(/19:30\s?[–-]\s?20:30/)).toBeVisible();
    await expect(canvas.getByText(/We read two papers/)).toBeVisible();
    await expect(canvas.getByText('Meeting ID 812 4410 2291')).toBeVisible();
    await expect(canvas.getByText('Password flexor')).toBeVisible();
    const files = within(canvas.getByRole('list', { name: 'Files of Journal club: thumb base arthritis' }));
    await expect(files.getAllByRole('listitem')).toHaveLength(2);
    for (const name of ['No response', 'Going', "Can't go"])
      await expect(canvas.getByRole('radio', { name })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Join meeting/ })).toHaveAttribute(
      'href',
      'https://meet.example.org/m-001',
    );
    await expect(canvas.getByRole('button', { name: /^Share/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /favourites$/ })).toBeVisible();
  },
};

const usual = sampleMeeting();

/** A meeting without a picture of its own shows that of its community, above whose name it stands. */
export const WithoutAPicture: Story = {
  args: { meeting: sampleMeeting({ imageUrl: null, community: { ...usual.community, imageUrl: usual.imageUrl } }) },
  parameters: { behaviours: ['DIR-109'] },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', usual.imageUrl);
    await expect(canvas.getByText('Hand therapy')).toBeVisible();
  },
};

/** Without a link nobody is led anywhere. */
export const WithoutALink: Story = {
  args: { meeting: sampleMeeting({ meetingLink: '', meetingId: null, meetingPassword: null, assets: [] }) },
  parameters: { behaviours: ['COM-262', 'DIR-110'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: /^Join meeting/ })).toBeNull();
  },
};

/** It has ended: what was answered stays in sight. */
export const Ended: Story = {
  args: { meeting: sampleMeeting({ startDate: '2020-03-05T08:30:00.000Z', rsvpDate: null, status: 2 }) },
  parameters: { behaviours: ['COM-211', 'COM-213'] },
  async play({ canvas }) {
    await expect(canvas.getByText('The meeting has ended.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: "Can't go" })).toBeChecked();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** Until when replies are open is told by the clock of the meeting, as when it is held. */
export const RepliesInAnotherZone: Story = {
  args: {
    meeting: sampleMeeting({
      startDate: '2026-12-03T11:30:00.000Z',
      timeZone: 'Australia/Perth',
      rsvpDate: '2026-12-01T15:59:00.000Z',
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Reply by 1 Dec, 11:59 pm')).toBeVisible();
  },
};

export const RepliesClosed: Story = {
  args: { meeting: sampleMeeting({ rsvpDate: '2020-03-05T08:30:00.000Z', status: 1 }) },
  parameters: { behaviours: ['COM-212', 'COM-213'] },
  async play({ canvas }) {
    await expect(canvas.getByText('The time to reply has passed.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Going' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Going' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  args: { meeting: sampleMeeting({ status: 0 }) },
  async play({ canvas }) {
    canvas.getByRole('radio', { name: 'No response' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(answered).toContain('meetings.reply'));
  },
};

export const ReplyFails: Story = {
  beforeEach: answering(failing(calls.meetings.reply, failure)),
  parameters: { behaviours: ['COM-754'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: "Can't go" }));
    await waitFor(() => expect(screen.getByText('Failed to update meeting status. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Going' })).toBeChecked();
  },
};

export const AddedToFavourites: Story = {
  args: { meeting: sampleMeeting({ isFavorite: false }) },
  parameters: { behaviours: ['COM-233'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
    await expect(answered).toContain('meetings.addFavourite');
  },
};

export const TakenFromFavourites: Story = {
  args: { meeting: sampleMeeting({ isFavorite: true }) },
  parameters: { behaviours: ['COM-234'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove .* from favourites$/ }));
    await waitFor(() => expect(screen.getByText('Successfully removed from favourites')).toBeVisible());
    await expect(answered).toContain('meetings.removeFavourite');
  },
};

export const AddingToFavouritesFails: Story = {
  args: { meeting: sampleMeeting({ isFavorite: false }) },
  beforeEach: answering(failing(calls.meetings.addFavourite, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add .* to favourites$/ }));
    await waitFor(() => expect(screen.getByText('Error adding to favorites:')).toBeVisible());
  },
};

export const RemovingFromFavouritesFails: Story = {
  args: { meeting: sampleMeeting({ isFavorite: true }) },
  beforeEach: answering(failing(calls.meetings.removeFavourite, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove .* from favourites$/ }));
    await waitFor(() => expect(screen.getByText('Error removing from favorites:')).toBeVisible());
  },
};

/** Whoever it is for, its link can be handed on. */
export const Shared: Story = {
  parameters: { behaviours: ['COM-203', 'COM-205'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Share/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share meeting' }));
    const address = await dialog.findByRole('textbox', { name: 'Link' });
    await expect((address as HTMLInputElement).value).toMatch(/\/communities\/hand-therapy\/meetings\/m-001$/);
  },
};

/** Whoever it is for, whether it is over, and whoever looks. */
export const SharedInEachState: Story = {
  render: ({ meeting }) => (
    <Stack gap={4}>
      {eachState.map((changes) => (
        <MeetingCard key={JSON.stringify(changes)} meeting={{ ...meeting, ...changes }} />
      ))}
    </Stack>
  ),
  parameters: { behaviours: ['COM-530'] },
  async play({ canvas }) {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(eachState.length);
    for (const card of cards) await expect(within(card).getByRole('button', { name: /^Share/ })).toBeVisible();
  },
};

export const LinkCannotBeCopied: Story = {
  async play({ canvas }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission.'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Share/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share meeting' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Copy link/ }));
    await waitFor(() => expect(screen.getByText('Failed to copy text!')).toBeVisible());
  },
};

export const LinkCopied: Story = {
  parameters: { behaviours: ['COM-760'] },
  async play({ canvas }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: /^Share/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share meeting' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Copy link/ }));
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/communities\/hand-therapy\/meetings\/m-001$/));
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    await waitFor(() => expect(toasts.getByText('Link copied')).toBeVisible());
  },
};

export const AnotherZone: Story = {
  args: { meeting: sampleMeeting({ timeZone: 'Australia/Perth' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/ in Sydney$/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    meeting: sampleMeeting({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3),
      description: 'Aufzugskabinen '.repeat(80),
      meetingPassword: 'x'.repeat(100),
    }),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
