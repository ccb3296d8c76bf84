import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { ForbiddenNotice } from '../ForbiddenNotice/ForbiddenNotice.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/States',
  component: EmptyState,
  decorators: [onSurface],
  args: { title: 'No posts yet' },
  parameters: {
    usage: {
      use: [
        'Where a list or page has nothing yet: say so, and offer the next step.',
        'ProblemPanel where reading failed, ForbiddenNotice where it is not allowed.',
      ],
      avoid: [
        'For something that is still loading: use Skeleton instead.',
        'For a message about an action: use a toast or Banner instead.',
      ],
    },
  },
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

export const InAPanel: Story = { args: { scope: 'panel', text: 'Nothing has been saved.' } };

const create = fn();

export const Keyboard: Story = {
  args: {
    action: (
      <Button tone="primary" onPress={create}>
        Create post
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    create.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    title: `No posts in ${longName} yet`,
    text: `${longName}. ${longName}.`,
    illustration: <Illustration name="conversation" />,
    action: <Button tone="primary">{`Create the first post in ${longName}`}</Button>,
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } };
