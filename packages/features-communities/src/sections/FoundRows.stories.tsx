import type { SearchResult } from '@portal/kit';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundCommunityRow, FoundPostRow } from './FoundRows.tsx';

const result: SearchResult = {
  ...{ id: 'one', alias: 'hand-therapy', isOpen: true, imageUrl: null, zone: null },
  at: '2026-11-17T23:00:00.000Z',
  title: [
    { text: 'Hand', isMatch: true },
    { text: ' Therapy', isMatch: false },
  ],
  excerpt: [{ text: 'Splints, tendons and everything between.', isMatch: false }],
};

const meta = {
  title: 'Communities/Contributed/Found',
  component: FoundCommunityRow,
  decorators: [inAColumn],
  args: { result, href: '/communities/hand-therapy' },
} satisfies Meta<typeof FoundCommunityRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Community: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Hand Therapy' });
    await expect(link).toHaveAttribute('href', '/communities/hand-therapy');
    await expect(canvas.queryByText('You have not joined this community')).toBeNull();
  },
};

export const NotJoined: Story = {
  args: { result: { ...result, isOpen: false }, href: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('You have not joined this community')).toBeVisible();
  },
};

export const Post: Story = {
  args: { href: '/communities/hand-therapy/posts/one' },
  render: (args) => <FoundPostRow {...args} />,
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Hand Therapy' });
    await expect(link).toHaveAttribute('href', '/communities/hand-therapy/posts/one');
    await expect(canvas.getByText('2 hours ago')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
