import type { SearchResult } from '@portal/kit';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../stories/sample-picture.ts';
import { FoundMember } from './FoundMember.tsx';

const result: SearchResult = {
  ...{ id: 'p-001', at: null, zone: null, alias: null, isOpen: true, imageUrl: null },
  title: [
    { text: 'Mia', isMatch: true },
    { text: ' Nguyen', isMatch: false },
  ],
  excerpt: [],
};

const meta = {
  title: 'Directory/Contributed/Found',
  component: FoundMember,
  decorators: [inAColumn],
  args: { result, href: '/profile/p-001' },
} satisfies Meta<typeof FoundMember>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Mia Nguyen' })).toHaveAttribute('href', '/profile/p-001');
    await expect(canvas.getByText('Mia').tagName).toBe('MARK');
    await expect(canvas.getByText('MN')).toBeVisible();
  },
};

/** Their photo, where they show it to whoever looks. */
export const WithPhoto: Story = {
  args: { result: { ...result, imageUrl: samplePicture } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.queryByText('MN')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
