import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { SignInNotice } from './SignInNotice.tsx';

const meta = {
  title: 'Components/Feedback/SignInNotice',
  component: SignInNotice,
  decorators: [onSurface],
  args: {
    onSignIn: fn(),
    createAccountHref: 'https://ota.example/register',
    labels: {
      title: 'Sign in to see this',
      text: 'Occupational Therapy Association shows this to people who have an account.',
      signIn: 'Sign in',
      createAccount: 'Create account',
      opensInNewTab: '(opens in a new tab)',
    },
  },
  parameters: {
    usage: {
      use: ['In the place of a widget, for visitors whom the page does not know.'],
      avoid: ['Where a session has just ended with work on the screen: use SessionBanner.'],
    },
    withoutForcedStates: 'Its button and its link are those of Button and Link.',
  },
} satisfies Meta<typeof SignInNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    const register = canvas.getByRole('link', { name: 'Create account (opens in a new tab)' });
    await expect(register).toHaveAttribute('href', 'https://ota.example/register');
  },
};

/** The page around signs its visitors in on its own. */
export const WithoutAWay: Story = {
  args: { onSignIn: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '320px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
