import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconHelp } from '../../foundations/icons/icons.ts';
import { Box } from '../../layout/Box.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Popover } from './Popover.tsx';

const words = 'Points are counted from 1 December to 30 November. What you add later counts for the next period.';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: { label: 'How points are counted', kind: 'icon', icon: IconHelp },
    title: 'How points are counted',
    children: <Text size="sm">{words}</Text>,
  },
  render: (args) => (
    <Box>
      <Popover {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: [
        'For a little help or a small form beside the control that opens it.',
        'When the page should stay usable behind it.',
      ],
      avoid: [
        'A list of actions: use MenuButton.',
        'A few words about a control: use Tooltip.',
        'Something that must be answered: use Dialog.',
      ],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'How points are counted' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'How points are counted' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** What stands in it can close it. */
export const ClosesItself: Story = {
  args: {
    trigger: { label: 'Share', kind: 'button', tone: 'secondary' },
    title: 'Share this community',
    children: (close) => (
      <>
        <Text size="sm">Everybody with the link can ask to join.</Text>
        <Button onPress={close}>Done</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { children: <Text size="sm">{`${words} `.repeat(14)}</Text> },
  play: Open.play,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Open.play };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
