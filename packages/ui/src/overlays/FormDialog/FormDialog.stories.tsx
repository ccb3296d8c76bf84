import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

function Filled(props: FormDialogProps) {
  const [value, setValue] = useState('');
  return (
    <FormDialog {...props}>
      <TextField label="What do you want to learn?" value={value} onChange={setValue} isRequired />
    </FormDialog>
  );
}

const meta = {
  title: 'Components/Overlays/FormDialog',
  component: FormDialog,
  args: {
    title: 'Add a goal',
    submitLabel: 'Save',
    cancelLabel: 'Cancel',
    isPending: false,
    children: null,
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  render: (args) => <Filled {...args} />,
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      use: ['For a few fields that are filled in on top of the page.'],
      avoid: ['Where a reason alone is asked: use ReasonDialog.', 'For a long form: give it a page.'],
    },
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add a goal' }));

/** Enter in a field sends it; its buttons are reached from the last field. */
export const Keyboard: Story = {
  async play({ args }) {
    const found = await dialog();
    const field = found.getByRole('textbox', { name: /^What do you want/ });
    field.focus();
    await userEvent.keyboard('Splints{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(found.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is given up is not what is closed by the way, so that a draft may stay. */
export const GivenUp: Story = {
  async play({ args }) {
    const found = await dialog();
    await userEvent.click(found.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(found.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Another way out stands beside the two buttons, and waits like them. */
export const WithAnotherWayOut: Story = {
  args: { further: { label: 'Delete this goal', onPress: fn() } },
  async play({ args }) {
    const found = await dialog();
    await userEvent.click(found.getByRole('button', { name: 'Delete this goal' }));
    await expect(args.further?.onPress).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  async play({ args }) {
    const found = await dialog();
    await expect(found.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="dialog"] button[type="submit"]',
      focus: '[role="dialog"] input',
      pressed: '[role="dialog"] button[type="submit"]',
    },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { submitLabel: 'Fortbildungsziel für dieses Jahr speichern', cancelLabel: 'Noch nicht entscheiden' },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
