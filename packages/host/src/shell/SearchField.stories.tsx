import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Shell/Search field',
  component: SearchField,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar comes back, with the way to try it again. */
export const CodeGone: Story = {
  args: { part: { load: () => Promise.reject(new Error('The code of the search could not be fetched.')) } },
  async play({ args }) {
    await expect(await screen.findByText('The search could not be opened. Try again.')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
