import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function Demo(props: SwitchProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected);
  const change = (next: boolean) => {
    setIsSelected(next);
    props.onChange(next);
  };
  return <Switch {...props} isSelected={isSelected} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  parameters: {
    usage: {
      use: ['For one thing that is turned on or off at once, without a form to send.'],
      avoid: ['For a yes or no that is sent with a form: use Checkbox.'],
    },
  },
  args: { label: 'New posts in communities', isSelected: false, onChange: fn() },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'New posts in communities' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const HoverFocusPressed: Story = {
  render: () => (
    <Stack gap={3}>
      <Switch label="Off" isSelected={false} onChange={() => undefined} />
      <Switch label="On" isSelected onChange={() => undefined} />
    </Stack>
  ),
  parameters: { forcedStates: { part: 'input' } },
};

export const States: Story = {
  render: (args) => (
    <Box>
      <Stack align="start">
        <Switch {...args} label="Off" />
        <Switch {...args} label="On" isSelected />
        <Switch {...args} label="Off and disabled" isDisabled />
        <Switch {...args} label="On and disabled" isSelected isDisabled />
        <Switch {...args} label="Being saved" isSelected isPending />
        <Switch {...args} label="With a note" description="We send at most one e-mail a day." isSelected />
      </Stack>
    </Box>
  ),
};

/** The change is being saved: it keeps the focus and takes no other. */
export const Pending: Story = {
  args: { isPending: true, isSelected: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WordsFirst: Story = {
  globals: { width: '360px' },
  args: { labelPosition: 'start', description: 'We send at most one e-mail a day.' },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    label: 'Tell me when somebody replies to one of my comments in any of the communities that I have joined',
    description: 'You can still turn single communities off on their own pages, which then wins over this.',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { isSelected: true } };

/** It has the focus and stays as it is. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isSelected: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, isSelected: true } };
