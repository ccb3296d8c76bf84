import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationsButton } from './NotificationsButton.tsx';

const failure = { code: 'conflict', message: 'The database is resting.' } as const;
/** What the server of the story that plays has been asked so far. */
let mock = liveMock();
const asked = (name: string) => mock.answered.filter((each) => each === `notifications.${name}`).length;

const meta = {
  title: 'Home/Top bar/Notifications',
  component: NotificationsButton,
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof NotificationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications, \d+/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await dialog.findByRole('list', { name: 'All' });
  return dialog;
}

/** The number of unread ones; what is seen is marked in one batch; the rest at once. */
export const Live: Story = {
  parameters: { behaviours: ['HOM-049', 'HOM-050', 'HOM-063', 'HOM-070'] },
  async play({ canvas }) {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(asked('setAsRead')).toBe(1), { timeout: 5000 });
    await userEvent.click(dialog.getByRole('link', { name: /^Unread/ }));
    await dialog.findByRole('list', { name: 'Unread' });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(dialog.getByText('No unread notifications')).toBeVisible(), { timeout: 5000 });
    await expect(dialog.getByRole('link', { name: 'See all notifications' })).toHaveAttribute('href', '/notifications');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible());
  },
};

export const CannotMarkAll: Story = {
  beforeEach: answering(failing(calls.notifications.setAllAsRead, failure)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.getByText('Notifications could not be marked as read. Try again')).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.notifications.list, failure)),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Notifications could not be loaded' });
  },
};

export const CannotBeOpened: Story = {
  args: { loadPanel: () => Promise.reject(new Error('No network')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    await waitFor(() => expect(screen.getByText('Notifications could not be opened. Try again')).toBeVisible());
  },
};
