import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { UnderConstruction } from './UnderConstruction.tsx';

const meta = {
  title: 'Components/Feedback/UnderConstruction',
  component: UnderConstruction,
  decorators: [onSurface],
  args: {
    title: 'Work in progress',
    text: 'Oops! Sorry, page is under construction!',
    action: <Button href="/">Go to home</Button>,
  },
  parameters: {
    usage: {
      use: ['For a place that members can reach before it is open.'],
      avoid: ['For a list without entries: use EmptyState.', 'For a page that does not exist: use the 404 page.'],
    },
  },
} satisfies Meta<typeof UnderConstruction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Work in progress' })).toBeVisible();
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
