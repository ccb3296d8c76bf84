import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { MenuButton } from '../../actions/MenuButton/MenuButton.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete this post?',
    children: 'The post and its 12 comments will be gone for everyone. This cannot be undone.',
    confirmLabel: 'Delete post',
    cancelLabel: 'Keep post',
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: [
        'Before something that cannot be undone, or that others will notice.',
        'With verbs on both buttons: “Delete post”, “Keep post”.',
      ],
      avoid: [
        'Something that can be undone: do it, and offer Undo in a toast.',
        'A question with fields to fill in: use Dialog.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {};

/** The focus starts on the safe answer, and Escape gives it too. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep post' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="alertdialog"] button:has(+ div)',
      focus: '[role="alertdialog"] button + div > button',
    },
  },
};

function FromMenu(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <MenuButton label="Actions" items={[{ id: 'delete', label: 'Delete', onPress: () => setIsOpen(true) }]} />
      <ConfirmDialog {...props} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
    </Box>
  );
}

/** Asked from a menu: the focus goes back to the button of the menu. */
export const AskedFromMenu: Story = {
  render: (args) => <FromMenu {...args} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep post' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Primary: Story = {
  args: {
    title: 'Publish now?',
    children: 'All 240 members of the community will be told.',
    confirmLabel: 'Publish',
    cancelLabel: 'Cancel',
    tone: 'primary',
  },
};

/** While it happens there is no way out and no second press. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Keep post' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete post' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Leave Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group?',
    children:
      'This community is private. To come back you will have to ask again, answer its questions and wait until a moderator has looked at your request.',
    confirmLabel: 'Leave the community',
    cancelLabel: 'Stay in the community',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
