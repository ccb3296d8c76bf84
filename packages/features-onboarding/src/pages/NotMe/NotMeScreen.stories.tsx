import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotMeScreen } from './NotMeScreen.tsx';

const meta = {
  title: 'Onboarding/Not me',
  component: NotMeScreen,
  decorators: [onAccountPage],
  parameters: {
    layout: 'padded',
    withoutStates: {
      Loading: 'Nothing is loaded: the button is there at once.',
      Empty: 'There is nothing to list.',
      Failed: 'Nothing is loaded; what fails when it is pressed is told by a toast.',
      Forbidden: 'The page is open to everyone.',
    },
  },
  args: { isOver: false, isPending: false, onLock: fn(), forgotPasswordHref: '/account/forgot-password' },
} satisfies Meta<typeof NotMeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the press. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { name: 'Was this not you?' })).toBeVisible();
    await expect(args.onLock).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Lock my account' }));
    await expect(args.onLock).toHaveBeenCalledOnce();
  },
};

export const LinkOver: Story = {
  args: { isOver: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
    await expect(canvas.queryByRole('button', { name: 'Lock my account' })).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
