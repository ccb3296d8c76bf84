import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

/** Keeps what was pressed, as a page would. */
function Demo(props: ToggleButtonProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected);
  const count = props.count === undefined ? undefined : props.count + Number(isSelected);
  const change = (next: boolean) => {
    setIsSelected(next);
    props.onChange(next);
  };
  return <ToggleButton {...props} isSelected={isSelected} count={count} onChange={change} />;
}

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { kind: 'like', isSelected: false, count: 12, onChange: fn() },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: [
        'For something that a person turns on and off for themselves and sees at once: like, save, favourite.',
        'With a count where others see it too.',
      ],
      avoid: ['A setting: use Switch.', 'A choice in a form that is sent later: use Checkbox.'],
    },
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name says what the next press does. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Like, 12' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(page.getByRole('button', { name: 'Unlike, 13' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const HoverFocusPressed: Story = {
  render: (args) => (
    <Stack align="start">
      <ToggleButton {...args} />
      <ToggleButton {...args} isSelected />
    </Stack>
  ),
  parameters: { forcedStates: { part: 'button' } },
};

export const Kinds: Story = {
  render: (args) => (
    <Box>
      <Inline gap={4}>
        <ToggleButton {...args} kind="like" />
        <ToggleButton {...args} kind="like" isSelected count={13} />
        <ToggleButton {...args} kind="favourite" count={undefined} />
        <ToggleButton {...args} kind="favourite" isSelected count={undefined} />
        <ToggleButton {...args} kind="save" count={undefined} />
        <ToggleButton {...args} kind="save" isSelected count={undefined} />
      </Inline>
    </Box>
  ),
};

export const Small: Story = { args: { size: 'sm', isSelected: true, count: 1240 } };

/** For those who may not: the count is still read. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Like, 12' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'Like');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
