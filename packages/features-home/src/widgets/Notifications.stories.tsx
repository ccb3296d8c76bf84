import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Notifications } from './Notifications.tsx';

const meta = {
  title: 'Home/Widgets',
  component: Notifications,
  parameters: { layout: 'padded' },
  args: { headingLevel: 2 },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The website's first heading stays the only one. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'All' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const Narrow: Story = { ...Live, globals: { width: '320px' } };
