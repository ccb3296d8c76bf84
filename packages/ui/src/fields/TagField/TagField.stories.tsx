import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

function Demo(props: TagFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onChange(next);
  };
  return <TagField {...props} value={value} onChange={change} />;
}

const options = ['Splinting', 'Burns', 'Flexor tendons', 'Paediatrics', 'Telehealth', 'Research'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Components/Fields/TagField',
  component: TagField,
  parameters: {
    usage: {
      use: ['For several of many that are found by typing, such as tags.'],
      avoid: ['For a list that can be looked through: use MultiSelect.', 'For one: use ComboBox.'],
    },
  },
  args: { label: 'Tags', value: [], onChange: fn(), options, maxItems: 5, labels: { search: 'Search tags' } },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, choose with Enter, take back with Backspace. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Tags' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ten');
    await screen.findByRole('option', { name: 'Flexor tendons' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['flexor tendons']);
    await expect(field).toHaveValue('');
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Flexor tendons' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** Tab goes on to the next field, and takes back nothing. */
export const Leaving: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox', { name: 'Tags' }), 'burn');
    await screen.findByRole('option', { name: 'Burns' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['burns']);
    await userEvent.tab();
    await expect(page.getByRole('combobox')).not.toHaveFocus();
    await expect(page.getByRole('button', { name: 'Remove Burns' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  args: { value: ['burns'] },
  parameters: { forcedStates: { part: 'input, button' } },
};

export const Open: Story = {
  args: { value: ['burns'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Tags' }));
    await expect(await screen.findByRole('option', { name: 'Burns' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Each tag has its own way out; the focus then goes to the field. */
export const Removing: Story = {
  args: { value: ['burns', 'research'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Remove Burns' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['research']);
    await waitFor(() => expect(page.getByRole('combobox')).toHaveFocus());
  },
};

/** At the limit what is not chosen cannot be, and it says so. */
export const Full: Story = {
  args: { value: ['burns', 'research'], maxItems: 2, labels: { limit: 'You can add 2 tags at most' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Tags' }));
    await expect(await screen.findByRole('option', { name: 'Splinting' })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You can add 2 tags at most');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

const drawAgain = 'draw-again';

/** As a form renders it that makes its values anew each time. */
function Rerendered(props: TagFieldProps) {
  const [options, setOptions] = useState<TagFieldProps['options']>([]);
  useEffect(() => {
    const come = () => setOptions(props.options);
    window.addEventListener(drawAgain, come);
    return () => window.removeEventListener(drawAgain, come);
  }, [props.options]);
  return <TagField {...props} value={[...props.value]} options={options} />;
}

/** What was typed before the options came stays, and finds them. */
export const TypedBeforeTheyCome: Story = {
  args: { value: ['burns'] },
  render: (args) => (
    <Box>
      <Rerendered {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'flex');
    await screen.findByText('Nothing found');
    window.dispatchEvent(new Event(drawAgain));
    const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(found()).toEqual(['Flexor tendons']));
    await expect(field).toHaveValue('flex');
  },
};

export const Loading: Story = { args: { options: [], isLoading: true, onSearch: fn() } };
export const Invalid: Story = { args: { isRequired: true, error: 'Choose at least one tag' } };
export const Disabled: Story = { args: { isDisabled: true, value: ['burns', 'research'] } };
export const Described: Story = { args: { description: 'Up to 5, so that others find your post.', isOptional: true } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    value: ['long', 'burns', 'research', 'telehealth'],
    options: [
      ...options,
      { value: 'long', label: 'Upper limb rehabilitation after traumatic brain injury in adults over sixty-five' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: ['burns', 'research'] } };

/** The tags are read, and have no way out. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['burns', 'research'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
