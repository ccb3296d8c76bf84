import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type DemoProps = Pick<DialogProps, 'title' | 'children'> &
  Partial<DialogProps> & { startsOpen?: boolean; hasFooter?: boolean };

/** A button that opens the dialog, as every page has one. */
function Demo({ startsOpen = false, hasFooter = true, ...props }: DemoProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const close = () => setIsOpen(false);
  const footer = (
    <Inline justify="end">
      <Button onPress={close}>Cancel</Button>
      <Button tone="primary" isPending={props.isPending} onPress={close}>
        Send report
      </Button>
    </Inline>
  );
  return (
    <Box>
      <Button onPress={() => setIsOpen(true)}>Report post</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} footer={hasFooter ? footer : undefined} />
    </Box>
  );
}

function Fields() {
  const [name, setName] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  return (
    <Stack gap={5}>
      <TextField label="Your name" value={name} onChange={setName} />
      <Select
        label="Reason"
        value={reason}
        onChange={setReason}
        options={[
          { value: 'spam', label: 'Spam or advertising' },
          { value: 'private', label: 'Shares private information about a client' },
        ]}
      />
    </Stack>
  );
}

const paragraphs = Array.from({ length: 14 }, (_, index) => (
  <Text key={index}>
    {index + 1}. Members agree to keep what clients tell them private, to name their sources, and to disagree kindly.
  </Text>
));

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Demo,
  subcomponents: { Dialog },
  args: {
    title: 'Report this post',
    description: 'A moderator will look at it. The author is not told who reported it.',
    children: <Fields />,
  },
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: [
        'For a short task that starts and ends here: report a post, name a folder.',
        'When the page behind is still needed to understand the task.',
      ],
      avoid: [
        'A yes or no question: use ConfirmDialog.',
        'Something to read or set beside the page: use Drawer.',
        'More than about five fields: use a page of its own.',
        'News that needs no answer: use a toast or Banner.',
      ],
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes into the dialog, stays there, and comes back to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Report post' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
    await expect(dialog).toHaveAccessibleDescription(/^A moderator will look at it/);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Send report' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What opens inside closes first, and only that. */
export const ListInside: Story = {
  args: { startsOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

export const Medium: Story = { args: { startsOpen: true } };
export const Small: Story = { args: { startsOpen: true, size: 'sm' } };
export const Large: Story = { args: { startsOpen: true, size: 'lg' } };
export const WithoutFooter: Story = { args: { startsOpen: true, hasFooter: false } };

/** Head and foot stay in view while the text scrolls under them. */
export const LongText: Story = {
  args: {
    startsOpen: true,
    title: 'Terms of use of the Hand Therapy, Burns and Upper Limb Rehabilitation community',
    children: <Stack>{paragraphs}</Stack>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible());
    const { bottom } = within(dialog).getByRole('button', { name: 'Send report' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** What it started is under way: Escape and the close button wait. */
export const Pending: Story = {
  args: { startsOpen: true, isPending: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** Its actions are the only way out: no cross, and neither Escape nor a press beside it closes it. */
export const ByItsActions: Story = {
  args: { startsOpen: true, isClosable: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A sheet from the lower edge, as wide as the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { startsOpen: true },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { startsOpen: true },
};
