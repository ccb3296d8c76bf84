import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFound } from '../search/stories/sample-findings.ts';
import { FoundContent } from './FoundContent.tsx';

const meta = {
  title: 'Content/Contributed/Found',
  component: FoundContent,
  decorators: [inAColumn],
  args: { result: sampleFound('news'), href: '/news/details/news-1' },
} satisfies Meta<typeof FoundContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Splint making at the bench' });
    await expect(link).toHaveAttribute('href', '/news/details/news-1');
    await expect(canvas.getByText('20/10/2026')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
