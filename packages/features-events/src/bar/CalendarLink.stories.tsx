import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarLink } from './CalendarLink.tsx';

const meta = {
  title: 'Events/Top bar/Calendar',
  component: CalendarLink,
} satisfies Meta<typeof CalendarLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['EVT-150'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Calendar of events' })).toHaveAttribute(
      'href',
      '/events/discover/all?activeTab=calendar',
    );
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
