import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { ResultItem } from './ResultItem.tsx';

const meta = {
  title: 'Components/Data/ResultItem',
  component: ResultItem,
  decorators: [onSurface],
  args: {
    title: [
      { text: 'Splint', isMatch: true },
      { text: ' making for beginners', isMatch: false },
    ],
    href: '/events/splints',
    excerpt: [
      { text: '… every ', isMatch: false },
      { text: 'splint', isMatch: true },
      { text: ' is made, worn and taken home …', isMatch: false },
    ],
    meta: ['3 March 2027, 9:00 am', ''],
    imageUrl: null,
  },
  parameters: {
    usage: {
      use: ['For each of the results of a search, one below the other.'],
      avoid: ['For what people browse rather than look for: use MediaCard instead.'],
    },
  },
} satisfies Meta<typeof ResultItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Splint making for beginners' });
    await expect(link).toHaveAttribute('href', '/events/splints');
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Splint making for beginners' })).toHaveFocus();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { hover: 'a' } } };

/** What may be known and not opened is no link. */
export const NotOpen: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Splint making for beginners' })).toBeVisible();
  },
};

/** Somebody has a face, or their initials, and their name is said once. */
export const Face: Story = {
  args: {
    title: [
      { text: 'Mia', isMatch: true },
      { text: ' Nguyen', isMatch: false },
    ],
    href: '/profile/p-001',
    face: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' },
    ...{ imageUrl: undefined, excerpt: [], meta: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MN')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('link', { name: 'Mia Nguyen' })).toHaveAttribute('href', '/profile/p-001');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithoutPicture: Story = { args: { imageUrl: undefined, excerpt: [], meta: [] } };
export const LongText: Story = { args: { title: [{ text: longName, isMatch: false }] } };

/** However much fits, three lines of it. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: {
    excerpt: [
      { text: '… every ', isMatch: false },
      { text: 'splint', isMatch: true },
      {
        text: ' is made, worn and taken home, and what was learned at the bench is written down for '.repeat(4),
        isMatch: false,
      },
    ],
  },
  async play({ canvas }) {
    const excerpt = canvas.getByText(/is made, worn and taken home/);
    await expect(excerpt.clientHeight).toBeLessThan(4 * 14 * 1.5);
    await expect(excerpt.scrollHeight).toBeGreaterThan(excerpt.clientHeight);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
