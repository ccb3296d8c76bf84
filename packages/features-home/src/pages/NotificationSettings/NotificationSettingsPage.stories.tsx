import { calls } from '@portal/api';
import { delayed, failing } from '@portal/api/mock';
import { useOwnSearch } from '@portal/kit';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
