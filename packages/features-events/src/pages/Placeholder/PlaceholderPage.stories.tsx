import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlaceholderPage } from './PlaceholderPage.tsx';

const meta = {
  title: 'Events/Under construction',
  component: PlaceholderPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof PlaceholderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['EVT-023', 'PLT-151'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Work in progress' })).toBeVisible();
    await expect(canvas.getByText('Oops! Sorry, page is under construction!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to events' })).toHaveAttribute('href', '/events');
  },
};
