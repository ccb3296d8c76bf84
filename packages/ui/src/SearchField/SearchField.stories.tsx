import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../story-surface.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  decorators: [onSurface],
  args: { label: 'Search communities', value: '', onChange: fn(), placeholder: 'Search communities', debounceMs: 400 },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** The first Escape empties the field. */
export const Escape: Story = {
  args: { value: 'hand' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search communities' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
