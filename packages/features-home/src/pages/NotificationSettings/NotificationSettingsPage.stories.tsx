import { calls } from '@portal/api';
import { delayed, failing, replying } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { answering, liveMock, onAPage, pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationSettingsPage } from './NotificationSettingsPage.tsx';

const failure = { code: 'conflict', message: 'The database is resting.' } as const;

function Settings() {
  return <NotificationSettingsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Home/Notification settings/Page',
  component: Settings,
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const replies = (canvas: Canvas) => canvas.findByRole('switch', { name: 'Replies to your comments' });

/** No word of replies any more. */
async function leaveOutReplies(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.click(await replies(canvas));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Live: Story = {
  parameters: { behaviours: ['PLT-636', 'PLT-643', 'PLT-650'] },
  async play({ canvas }) {
    await leaveOutReplies(canvas);
    await waitFor(() => expect(screen.getByText('Notification settings have been updated')).toBeVisible());
    await canvas.findByRole('button', { name: 'Edit' });
    await expect(await replies(canvas)).not.toBeChecked();
    await expect(await replies(canvas)).toBeDisabled();
  },
};

/** A spinner while it is saved, and no second press. */
export const Saving: Story = {
  beforeEach: answering(delayed(calls.notifications.saveSettings, Infinity)),
  parameters: { behaviours: ['PLT-635'] },
  async play({ canvas }) {
    await leaveOutReplies(canvas);
    const save = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(save.querySelector('[aria-hidden]')).toBeVisible();
    await expect(await replies(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** What was chosen stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.notifications.saveSettings, failure)),
  parameters: { behaviours: ['PLT-637', 'PLT-652'] },
  async play({ canvas }) {
    await leaveOutReplies(canvas);
    await waitFor(() => expect(screen.getByText('Failed to save user notification preferences')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(await replies(canvas)).not.toBeChecked();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.notifications.settings, failure)),
  async play({ canvas }) {
    await canvas.findByText('Failed to fetch user notification preferences');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const ofPosts = async (canvas: Canvas, channel: string) =>
  within(await canvas.findByRole('radiogroup', { name: 'New posts in your communities' })).getByRole('radio', {
    name: channel,
  });

/** Nothing is sent until somebody asks for it; what they would have received stands in the preview. */
export const NewsByMail: Story = {
  async play({ canvas }) {
    await expect(await ofPosts(canvas, 'Not by e-mail')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what I would have received' }));
    const nothing = within(await screen.findByRole('dialog', { name: 'What the last digest would have held' }));
    await expect(nothing.getByText('Nothing is chosen for the digest.')).toBeInTheDocument();
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await ofPosts(canvas, 'In the digest'));
    await waitFor(() => expect(screen.getByText('What you get by e-mail has been saved')).toBeVisible());
    await expect(await ofPosts(canvas, 'In the digest')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what I would have received' }));
    const held = within(await screen.findByRole('dialog', { name: 'What the last digest would have held' }));
    await held.findByText(/^What happened since /);
    await expect(held.getAllByRole('listitem').length).toBeGreaterThan(0);
    for (const line of held.getAllByRole('listitem')) await expect(line).toHaveTextContent(/ posted “/);
  },
};

/** Since when is a moment: in the morning of Sydney, UTC has the day before. */
export const PreviewOfAMorning: Story = {
  beforeEach: answering(
    replying(calls.notifications.previewOfDigest, {
      since: '2026-11-10T20:00:00.000Z',
      notifications: [],
      totalItemCount: 0,
    }),
  ),
  async play({ canvas }) {
    await userEvent.click(await ofPosts(canvas, 'In the digest'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show what I would have received' }));
    await screen.findByText('What happened since 11/11/2026, as you may see it today.');
  },
};

/** What was chosen goes back to what is saved. */
export const NewsByMailCannotBeSaved: Story = {
  beforeEach: answering(failing(calls.notifications.saveNewsByMail, failure)),
  async play({ canvas }) {
    await userEvent.click(await ofPosts(canvas, 'As it happens'));
    await waitFor(() => expect(screen.getByText('What you get by e-mail could not be saved. Try again')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await waitFor(async () => expect(await ofPosts(canvas, 'Not by e-mail')).toBeChecked());
  },
};

/** The rest of the page stands. */
export const NewsByMailCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.notifications.newsByMail, failure)),
  async play({ canvas }) {
    await canvas.findByText('What you get by e-mail could not be loaded.');
    await expect(await replies(canvas)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const PreviewFails: Story = {
  beforeEach: answering(failing(calls.notifications.previewOfDigest, failure)),
  async play({ canvas }) {
    await userEvent.click(await ofPosts(canvas, 'In the digest'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show what I would have received' }));
    await screen.findByText('The preview could not be loaded.');
  },
};
