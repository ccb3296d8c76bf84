import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Density } from '../../foundations/Density/Density.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  parameters: {
    usage: {
      use: ['To find things in a list or on the whole portal.'],
      avoid: ['To choose one of what is found: use ComboBox.', 'To narrow by kind: use Select or CheckboxTree.'],
    },
  },
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

/** Type and wait, or press Enter; the button that empties it is the next stop. */
export const Keyboard: Story = {
  args: { debounceMs: 50, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('hand');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('hand'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('hand');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const HoverFocusPressed: Story = {
  args: { value: 'hand' },
  parameters: { forcedStates: { hover: 'input', focus: 'button' } },
};

export const Pending: Story = {
  args: { value: 'hand', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Labelled: Story = { args: { isLabelHidden: false, description: 'By name or by topic.' } };
export const LongText: Story = { globals: { width: '360px' }, args: { value: longName, placeholder: longName } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'hand' } };

/** The text begins behind the magnifier where everything is tighter, too. */
export const Compact: Story = {
  args: { placeholder: 'Search' },
  decorators: [
    (Field) => (
      <Density value="compact">
        <Field />
      </Density>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const icon = field.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const textStart = field.getBoundingClientRect().left + parseFloat(getComputedStyle(field).paddingLeft);
    await expect(textStart).toBeGreaterThan((icon?.right ?? Infinity) + 4);
  },
};
