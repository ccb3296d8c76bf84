import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { answering, liveMock, storyNow } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationsButton } from './NotificationsButton.tsx';
import type { NotificationsPanelProps } from './NotificationsPanel.tsx';

const failure = { code: 'conflict', message: 'The database is resting.' } as const;
/** What the server of the story that plays has been asked so far. */
let mock = liveMock();
const callCount = (name: string) => mock.answered.filter((each) => each === `notifications.${name}`).length;

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
    await waitFor(() => expect(callCount('setAsRead')).toBe(1));
    await userEvent.click(dialog.getByRole('link', { name: /^Unread/ }));
    await dialog.findByRole('list', { name: 'Unread' });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(dialog.getByText('No unread notifications')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Mark all read' })).toBeDisabled());
    await userEvent.click(dialog.getByRole('link', { name: 'All' }));
    const all = within(await dialog.findByRole('list', { name: 'All' }));
    await waitFor(() => expect(all.queryAllByText('Unread')).toEqual([]));
    await expect(dialog.getByRole('link', { name: 'See all notifications' })).toHaveAttribute('href', '/notifications');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible());
  },
};

/** Whoever follows a notification, or goes on to all of them, leaves the panel behind. */
export const Followed: Story = {
  async play({ canvas }) {
    const dialog = await open(canvas);
    const [first] = within(dialog.getByRole('list', { name: 'All' })).getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(canvas);
    await userEvent.click(again.getByRole('link', { name: 'See all notifications' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const unread = (totalItemCount: number) =>
  answering(replying(calls.notifications.list, { notifications: [], totalItemCount, nextCursor: null }));

export const NinetyNine: Story = {
  beforeEach: unread(99),
  async play({ canvas }) {
    await expect(await canvas.findByText('99')).toBeVisible();
  },
};

/** More than two digits have no place beside the bell. */
export const MoreThanNinetyNine: Story = {
  beforeEach: unread(100),
  async play({ canvas }) {
    await expect(await canvas.findByText('99+')).toBeVisible();
  },
};

/** From the bell to a notification and back to the bell, without a pointer. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const bell = await canvas.findByRole('button', { name: /^Notifications, \d+/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const list = within(await dialog.findByRole('list', { name: 'All' }));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    const stops = [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('link', { name: 'All' }),
      dialog.getByRole('link', { name: /^Unread/ }),
      dialog.getByRole('button', { name: 'Mark all read' }),
      list.getAllByRole('link')[0],
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

/** On a phone the panel leaves only a little of the page in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { behaviours: ['HOM-052'] },
  async play({ canvas }) {
    await open(canvas);
    const box = screen.getByRole('dialog').parentElement;
    await waitFor(() => {
      const { width, height, bottom } = box?.getBoundingClientRect() ?? new DOMRect();
      return expect([width, bottom, height > 0.9 * innerHeight, height < innerHeight]).toEqual([
        innerWidth,
        innerHeight,
        true,
        true,
      ]);
    });
  },
};

/** What has come since the newest that is counted has been seen by nobody, and stays unread. */
export const MarkedUntilTheNewest: Story = {
  parameters: { behaviours: ['HOM-062'] },
  async play({ canvas }) {
    const before = mock.state.notificationsReadUntil.getTime();
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Mark all read' })).toBeDisabled());
    const [marks] = mock.state.notificationReads.values();
    const until = marks?.allAt?.getTime() ?? 0;
    await expect([until > before, until < storyNow().getTime()]).toEqual([true, true]);
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
  args: {
    panel: lazyComponent<FunctionComponent<NotificationsPanelProps>>(() => Promise.reject(new Error('No network'))),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    await waitFor(() => expect(screen.getByText('Notifications could not be opened. Try again')).toBeVisible());
  },
};
