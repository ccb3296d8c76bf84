import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundEvent } from './FoundEvent.tsx';

const meta = {
  title: 'Events/Contributed/Found',
  component: FoundEvent,
  decorators: [inAColumn],
  args: {
    result: {
      ...{ id: 'one', alias: null, isOpen: true, imageUrl: null },
      ...{ at: '2026-12-04T16:30:00.000Z', zone: 'Australia/Perth' },
      title: [
        { text: 'Splint', isMatch: true },
        { text: 'ing the hand', isMatch: false },
      ],
      excerpt: [{ text: 'A day at the bench.', isMatch: false }],
    },
    href: '/events/one',
  },
} satisfies Meta<typeof FoundEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins by the clocks where it is held: half past midnight in Perth is half past three in Sydney. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Splinting the hand' })).toHaveAttribute('href', '/events/one');
    await expect(canvas.getByText(/^Sat, 5 Dec 2026, 12:30\s?am AWST$/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
