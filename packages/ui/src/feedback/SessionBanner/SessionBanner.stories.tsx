import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { SessionBanner } from './SessionBanner.tsx';

const meta = {
  title: 'Components/Feedback/SessionBanner',
  component: SessionBanner,
  decorators: [onSurface],
  args: { onSignIn: fn() },
  parameters: {
    usage: {
      use: ['When a session ends while the person is on a page with something they wrote.'],
      avoid: ['When there is nothing to keep: go to the sign-in page.', 'For a lost connection: use OfflineBanner.'],
    },
  },
} satisfies Meta<typeof SessionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have been signed out');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button', isWide: true } } };

export const Pending: Story = { args: { isPending: true } };

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: {
    labels: { text: 'Your session ended because your password was changed on another device. What you wrote is kept.' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
