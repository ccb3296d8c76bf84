import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = {
  title: 'Onboarding/Confirm e-mail',
  component: ConfirmEmailScreen,
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
  args: { outcome: null, isPending: false, onConfirm: fn() },
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the press. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Confirmed: Story = {
  args: { outcome: 'done' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
  },
};

export const LinkOver: Story = {
  args: { outcome: 'over' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { width: '360px' } };
