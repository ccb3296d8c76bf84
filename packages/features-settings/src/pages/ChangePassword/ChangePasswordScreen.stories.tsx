import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const meta = {
  title: 'Settings/Change password/Screen',
  component: ChangePasswordScreen,
  args: { onChange: fn(async () => undefined) },
  parameters: {
    withoutStates: {
      Loading: 'nothing is loaded for it',
      Empty: 'nothing is loaded for it',
      Failed: 'nothing is loaded for it',
      Forbidden: 'nothing is loaded for it',
    },
  },
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tooSimple =
  'Password must be at least 8 characters and contain a lowercase letter, an uppercase letter, a digit and a symbol (!@#$%^&*)';
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));

export const Ready: Story = {};

/** Each field says what is missing, and nothing is sent. */
export const Nothing: Story = {
  parameters: { behaviours: ['PLT-587', 'PLT-594'] },
  async play({ canvas, args }) {
    await save(canvas);
    await expect(await canvas.findByText('Please enter your current password')).toBeVisible();
    await expect(canvas.getByText(tooSimple)).toBeVisible();
    await expect(canvas.getByLabelText(/^Current password/)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What the new password still lacks is ticked off while it is typed. */
export const Strength: Story = {
  async play({ canvas }) {
    const met = () =>
      canvas
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.endsWith(', met'))
        .map(({ textContent }) => textContent?.replace(', met', ''));
    const field = canvas.getByLabelText(/^New password/);
    await userEvent.type(field, 'Quiet');
    await expect(met()).toEqual(['A lowercase letter', 'An uppercase letter']);
    await userEvent.type(field, '-77');
    await expect(met()).toEqual(['At least 8 characters', 'A lowercase letter', 'An uppercase letter', 'A digit']);
    await userEvent.type(field, '!');
    await expect(met()).toHaveLength(5);
  },
};

/** Typed differently the second time. */
export const Different: Story = {
  parameters: { behaviours: ['PLT-593'] },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'Correct-horse-7');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Quiet-harbour-4!');
    await userEvent.type(canvas.getByLabelText(/^Retype new password/), 'Quiet-harbour-5!');
    await save(canvas);
    await waitFor(() => expect(canvas.getByText('The new password that you entered do not match')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
