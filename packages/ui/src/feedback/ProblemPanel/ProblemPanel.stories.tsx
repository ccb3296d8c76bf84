import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../navigation/Link/Link.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';

const meta = {
  title: 'Components/Feedback/ProblemPanel',
  component: ProblemPanel,
  decorators: [onSurface],
  args: {
    title: 'Posts could not be loaded',
    text: 'Check your connection, then try again.',
    onRetry: fn(),
  },
  parameters: {
    usage: {
      use: [
        'In the place of a page or a panel that could not be read, always with a way on.',
        'With the server’s reference as `detail`, so that support can find it.',
      ],
      avoid: [
        'An action that failed: use a toast, and keep what was typed.',
        'Nothing there yet: use EmptyState.',
        'Not allowed: use ForbiddenNotice.',
      ],
    },
  },
} satisfies Meta<typeof ProblemPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { args: { detail: 'Reference 8F2C-11' } };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

export const Retrying: Story = { args: { isRetrying: true } };

export const WithAnotherWay: Story = {
  args: {
    action: (
      <Link href="/communities" isStandalone>
        Back to communities
      </Link>
    ),
  },
};

export const InAPanel: Story = { args: { scope: 'panel', headingLevel: 3 } };

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { title: `The posts of ${longName} could not be loaded`, detail: 'Reference 8F2C-11-77A0-4B1D-A8E4-0C93' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
