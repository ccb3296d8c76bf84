import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconArrowRight } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  decorators: [onSurface],
  args: { href: '/communities', children: 'Read the guide' },
  parameters: {
    usage: {
      use: [
        'For a place to go, inside a sentence or alone (`isStandalone`).',
        'For a small action that should not look like a button, without `href`.',
      ],
      avoid: ['The main action of a screen: use Button.', 'The way back to the list: use BackLink.'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <Text>
      Before you post, <Link href="/guide">read the guide</Link> to asking good questions.
    </Text>
  ),
};

export const Standalone: Story = {
  render: () => (
    <Inline gap={6}>
      <Link href="/a" isStandalone icon={IconArrowRight}>
        See all
      </Link>
      <Link href="/b" isStandalone tone="quiet">
        Privacy
      </Link>
      <Link isStandalone onPress={() => undefined}>
        A button that reads as a link
      </Link>
    </Inline>
  ),
};

/** A link to another site never goes through the host's router, and cannot reach back. */
export const ToAnotherSite: Story = {
  args: { href: 'https://example.org', target: '_blank', children: 'example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const press = fn();

/** A link follows Enter, one that is a button also the space bar. */
export const Keyboard: Story = {
  render: () => (
    <Inline gap={6}>
      <Link href="/guide">Read the guide</Link>
      <Link isStandalone onPress={press}>
        Show all
      </Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read the guide' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const HoverFocusPressed: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <Link href="/guide">Read the guide</Link>
      <Link href="/all" isStandalone>
        See all
      </Link>
      <Link href="/privacy" isStandalone tone="quiet">
        Privacy
      </Link>
      <Link isStandalone tone="strong" onPress={() => undefined}>
        Show more
      </Link>
    </Stack>
  ),
  parameters: { forcedStates: { part: 'a, button' } },
};

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { isStandalone: true, icon: IconArrowRight, children: longName },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isStandalone: true, icon: IconArrowRight },
};
