import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconArrowRight, IconPlus, IconTrash } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  decorators: [onSurface],
  args: { children: 'Join community', onPress: fn() },
  parameters: {
    usage: {
      use: [
        'For an action on this page: save, join, send.',
        'One primary button a screen, for the one thing that matters most there.',
        'With `href` for the main way on, as “Explore communities” in an empty state.',
      ],
      avoid: [
        'Going to another page inside a text: use Link.',
        'Three or more actions of equal weight: use MenuButton.',
        'An icon without words: use IconButton.',
        'Something that stays on or off: use ToggleButton or Switch.',
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['primary', 'secondary', 'quiet', 'neutral', 'critical'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** One primary button a screen: the one thing that matters most there. */
export const Primary: Story = { args: { tone: 'primary' } };

/** Enter and the space bar press it. */
export const Keyboard: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Join community' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const HoverFocusPressed: Story = {
  render: () => (
    <Stack align="start">
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          Join community
        </Button>
      ))}
    </Stack>
  ),
  parameters: { forcedStates: { part: 'button' } },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>Save</Button>
          <Button tone={tone} icon={tone === 'critical' ? IconTrash : IconPlus}>
            With an icon
          </Button>
          <Button tone={tone} isPending>
            Pending
          </Button>
          <Button tone={tone} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {sizes.map((size) => (
        <Button key={size} size={size} tone="primary" icon={IconArrowRight} iconPosition="end">
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

/** It keeps its width and its focus, and a second press does nothing. */
export const Pending: Story = {
  args: { tone: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Join community' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join community' })).toBeDisabled();
  },
};

export const AsLink: Story = {
  args: { href: '/communities/explore', children: 'Explore communities' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore communities' })).toHaveAttribute(
      'href',
      '/communities/explore',
    );
  },
};

export const LongTextNarrow: Story = { args: { tone: 'primary', isFullWidth: true, children: `Join ${longName}` } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: IconArrowRight, iconPosition: 'end' },
};
