import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { NotFoundNotice } from './NotFoundNotice.tsx';

const meta = {
  title: 'Components/Feedback/NotFoundNotice',
  component: NotFoundNotice,
  decorators: [onSurface],
  args: {
    title: 'Event not found',
    text: 'It may have been removed, or the link is incomplete.',
    action: <Button href="/events">Discover events</Button>,
  },
  parameters: {
    usage: {
      use: ['In the place of a page whose address names something that is not there, with a way on.'],
      avoid: ['A reading that failed: use ProblemPanel.', 'A list with nothing in it: use EmptyState.'],
    },
  },
} satisfies Meta<typeof NotFoundNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const WithoutAWay: Story = { args: { action: undefined } };

export const BelowATitle: Story = { args: { headingLevel: 2 } };

export const LongTextNarrow: Story = { globals: { width: '360px' }, args: { title: `${longName} not found` } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
