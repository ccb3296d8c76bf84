import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';

const meta = {
  title: 'Components/Feedback/ForbiddenNotice',
  component: ForbiddenNotice,
  decorators: [onSurface],
  args: {
    title: 'This community is private',
    text: 'You must be a member to view it.',
    action: <Button tone="primary">Request to join</Button>,
  },
  parameters: {
    usage: {
      use: ['In the place of what a person may not see, with the way to get there where one exists.'],
      avoid: [
        'A reading that failed: use ProblemPanel.',
        'An action that a person may not do: leave its button out.',
        'A feature that is off: its pages do not exist.',
      ],
    },
  },
} satisfies Meta<typeof ForbiddenNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This community is private' })).toBeVisible();
  },
};

export const WithADrawing: Story = { args: { illustration: <Illustration name="forbidden" /> } };

export const WithoutAWay: Story = { args: { action: undefined } };

export const InAPanel: Story = { args: { scope: 'panel', headingLevel: 3 } };

export const LongTextNarrow: Story = { globals: { width: '360px' }, args: { title: `${longName} is private` } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
