import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Text } from '../../foundations/Text/Text.tsx';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

function Typed(props: ReasonDialogProps) {
  const [value, onChange] = useState(props.field.value);
  return <ReasonDialog {...props} field={{ ...props.field, value, onChange }} />;
}

const meta = {
  title: 'Components/Overlays/ReasonDialog',
  component: ReasonDialog,
  args: {
    title: 'Decline the refund of Mia Nguyen?',
    description: 'Mia Nguyen is told why, and keeps the ticket.',
    field: { label: 'Reason', value: '', onChange: fn(), maxCount: 600 },
    confirmLabel: 'Decline',
    cancelLabel: 'Not now',
    isPending: false,
    onSubmit: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '520px' } },
    usage: {
      use: ['Before something is taken from somebody who will read why.'],
      avoid: [
        'Where no reason is asked: use ConfirmDialog.',
        'Where more than a reason is asked: use Dialog with a form.',
      ],
    },
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Keyboard: Story = {
  play: async ({ args }) => {
    const found = await dialog(args.title);
    const reason = found.getByRole('textbox', { name: /^Reason/ });
    reason.focus();
    await userEvent.keyboard('The catering was ordered.');
    await expect(reason).toHaveValue('The catering was ordered.');
    await userEvent.tab();
    await expect(found.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { field: { label: 'Reason', value: '', onChange: fn(), maxCount: 600, error: 'Say why' } },
};

/** What stands above the reason says what else happens. */
export const WithMore: Story = { args: { children: <Text>The seat goes to the next in line at once.</Text> } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const found = await dialog(args.title);
    await expect(found.getByRole('button', { name: 'Not now' })).toBeDisabled();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="dialog"] button[type="submit"]',
      focus: '[role="dialog"] textarea',
      pressed: '[role="dialog"] button[type="submit"]',
    },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Erstattung für Wilhelmina Papadopoulos-Featherstonehaugh ablehnen?',
    confirmLabel: 'Erstattung ablehnen',
    cancelLabel: 'Noch nicht entscheiden',
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
