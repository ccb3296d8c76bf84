import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  parameters: {
    usage: {
      use: ['For what a machine reads from a screen or from paper: a ticket at a door.'],
      avoid: ['For an address that people are to open where they are: use Link instead.'],
    },
  },
  args: { text: '7QK4-M2XB-9HTD', label: 'QR code of ticket 7QK4-M2XB-9HTD' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

/** Dark on light too, since cameras look for that. */
export const Dark: Story = { globals: { scheme: 'dark' } };
