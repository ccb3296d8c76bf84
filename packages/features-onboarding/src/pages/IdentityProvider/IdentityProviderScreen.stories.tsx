import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IdentityProviderScreen } from './IdentityProviderScreen.tsx';

const meta = {
  title: 'Onboarding/Identity provider',
  component: IdentityProviderScreen,
  decorators: [onAccountPage],
  parameters: {
    layout: 'padded',
    withoutStates: {
      Loading: 'Nothing is read: the page waits for the session itself.',
      Empty: 'There is nothing to list.',
      Forbidden: 'The page is open to everyone.',
    },
  },
  args: {
    label: 'Harbour ID',
    problem: null,
    signInHref: '/account/sign-in',
    forgotPasswordHref: '/account/forgot-password',
    onAgain: fn(),
  },
} satisfies Meta<typeof IdentityProviderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'Signing you in…' })).toBeVisible();
  },
};

/** It may be asked again, or done without. */
export const Failed: Story = {
  args: { problem: 'away' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Harbour ID could not be asked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Harbour ID' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

/** They turned back; whoever is signed in has left the page. */
export const Ready: Story = {
  args: { problem: 'cancelled' },
  async play({ canvas }) {
    await expect(canvas.getByText('You are not signed in')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You turned back at Harbour ID.');
  },
};

/** To be sent there again would come to the same. */
export const Unknown: Story = {
  args: { problem: 'unknown' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No account here can be opened by Harbour ID.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in with your password' })).toHaveAttribute(
      'href',
      '/account/sign-in',
    );
  },
};

export const Unverified: Story = {
  args: { problem: 'unverified' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Harbour ID has not verified an e-mail of yours.');
  },
};

export const Unconfirmed: Story = {
  args: { problem: 'unconfirmed' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('then confirm your e-mail under Security.');
  },
};

export const LinkedElsewhere: Story = {
  args: { problem: 'linkedElsewhere' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('linked with somebody else at Harbour ID.');
  },
};

export const TooOften: Story = {
  args: { problem: 'tooOften' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts by Harbour ID.');
  },
};

export const Over: Story = {
  args: { problem: 'over' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('was begun in another browser.');
  },
};

export const Narrow: Story = {
  args: { problem: 'over', label: 'Single sign-on of the Regional Health Service' },
  globals: { width: '360px' },
};
export const RightToLeft: Story = { args: { problem: 'away' }, globals: { direction: 'rtl' } };
