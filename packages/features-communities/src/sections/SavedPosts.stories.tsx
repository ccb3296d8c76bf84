import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedPosts } from './SavedPosts.tsx';

const meta = {
  title: 'Communities/Contributed/Community posts',
  component: SavedPosts,
} satisfies Meta<typeof SavedPosts>;

export default meta;

/** The posts that the reader saved, as on the page of saved posts, and no other. */
export const Live: StoryObj<typeof meta> = {
  parameters: { behaviours: ['COM-264', 'DIR-120'] },
  async play({ canvas }) {
    const saved = await canvas.findAllByRole('button', { name: 'Remove from saved' });
    await expect(saved.length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
