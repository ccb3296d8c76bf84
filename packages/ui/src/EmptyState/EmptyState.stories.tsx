import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ForbiddenNotice } from '../ForbiddenNotice/ForbiddenNotice.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';
import { onSurface } from '../story-surface.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/States',
  component: EmptyState,
  decorators: [onSurface],
  args: { title: 'No posts yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    illustration: <Illustration name="conversation" />,
    text: 'Ask the first question, or share something that worked.',
    action: <Button tone="primary">Create post</Button>,
  },
};

const retry = fn();

export const Failed: Story = {
  render: () => (
    <ProblemPanel
      title="Posts could not be loaded"
      text="Check your connection, then try again."
      detail="Reference 8F2C-11"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Posts could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  render: () => <ProblemPanel title="Posts could not be loaded" onRetry={retry} isRetrying />,
};

export const Forbidden: Story = {
  render: () => (
    <ForbiddenNotice
      title="Community is private..."
      text="You must be a member to view it"
      action={<Button tone="primary">Request to Join</Button>}
    />
  ),
};

export const InAPanel: Story = { args: { size: 'panel', text: 'Nothing has been saved.' } };
