import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ThemeTrial } from './ThemeTrial.tsx';

const meta = {
  title: 'Theme from a brand colour',
  component: ThemeTrial,
  tags: ['!autodocs'],
  args: { hasScreens: true },
} satisfies Meta<typeof ThemeTrial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter a colour, a logo and a font, and see real screens in them. */
export const Page: Story = {
  name: 'Theme from a brand colour',
  // It shows a dozen live screens, each tested where it stands; the page without them is tested below.
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Colour: Story = {
  args: { hasScreens: false },
  play: async ({ canvas }) => {
    const colour = canvas.getByRole('textbox', { name: /^Brand colour/ });
    await userEvent.clear(colour);
    await userEvent.paste('teal-ish');
    await waitFor(() => expect(canvas.getByText(/'teal-ish' is not a colour/)).toBeVisible());
    await userEvent.clear(colour);
    await userEvent.paste('#EC6D19');
    await waitFor(() => expect(canvas.getByText(/a darker tone/)).toBeVisible());
    await expect(canvas.getByText(/brandColor: '#EC6D19'/)).toBeVisible();
  },
};
