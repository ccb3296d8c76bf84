import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const meta = {
  title: 'Events/Checkout/Screen',
  component: CheckoutScreen,
  args: { failure: null },
  parameters: {
    withoutStates: {
      Loading: 'It is all that it shows.',
      Empty: 'There is no list.',
      Forbidden: 'The server says why in words.',
    },
  },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  parameters: { behaviours: ['EVT-290'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Processing...')).toBeVisible();
  },
};

/** There is nothing to show once the way to the payment is open: the page is left. */
export const Ready: Story = {};
export const Failed: Story = { args: { failure: 'Annual congress: No tickets left.' } };
export const Narrow: Story = { ...Failed, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
