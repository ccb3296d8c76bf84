import { useOwnSearch } from '@portal/kit';
import { liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotificationsPage } from './NotificationsPage.tsx';

function Notifications() {
  return <NotificationsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Home/Notifications/Page',
  component: Notifications,
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page after page of seven as it is read. */
export const Live: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Notifications' });
    const list = within(await canvas.findByRole('list', { name: 'All' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(3);
  },
};
