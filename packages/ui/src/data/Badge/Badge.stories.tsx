import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconAlert, IconCheck, IconInfo, IconLock, IconStar, IconWarning } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  decorators: [onSurface],
  args: { children: 'Closed post' },
  parameters: {
    usage: {
      use: [
        'For the state that one thing is in, in a word or two.',
        'Give it an icon where the tone carries meaning: colour alone says nothing to some.',
      ],
      avoid: [
        'For what something is filed under: use Tag instead.',
        'For a choice that can be taken back: use Chip instead.',
        'For a message of a sentence: use Banner instead.',
      ],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What state something is in. */
export const Badges: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md'] as const).map((size) => (
        <Inline key={size}>
          <Badge size={size} icon={IconLock}>
            Closed post
          </Badge>
          <Badge size={size} tone="brand" icon={IconStar}>
            New
          </Badge>
          <Badge size={size} tone="info" icon={IconInfo}>
            Waiting for approval
          </Badge>
          <Badge size={size} tone="positive" icon={IconCheck}>
            Member
          </Badge>
          <Badge size={size} tone="caution" icon={IconWarning}>
            Urgent help sought
          </Badge>
          <Badge size={size} tone="critical" icon={IconAlert}>
            Moderator
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithoutIcon: Story = {};

/** One that is too long ends in dots, and does not push anything aside. */
export const LongText: Story = {
  args: { children: longName, icon: IconInfo, tone: 'info' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longName).getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    );
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Badges, globals: { direction: 'rtl' } };
