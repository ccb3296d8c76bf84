import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChipList } from '../Chip/ChipList.tsx';
import { IconAlert, IconCheck, IconInfo, IconLock, IconStar, IconWarning } from '../icons/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onSurface } from '../story-surface.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badges, tags and chips',
  component: Badge,
  decorators: [onSurface],
  args: { children: 'Closed post' },
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

/** What something is filed under. */
export const Tags: Story = {
  render: () => (
    <Inline>
      <Tag>Paediatrics</Tag>
      <Tag href="/tags/tendons">Tendons</Tag>
      <Tag color="#2fa775">Knowledge sharing</Tag>
    </Inline>
  ),
};

const remove = fn();
const clear = fn();

/** The filters in force: each can be taken back, or all at once. */
export const Chips: Story = {
  render: () => (
    <ChipList
      label="Filters"
      chips={[
        { id: 'hand', label: 'Hand therapy' },
        { id: 'mental', label: 'Mental health' },
      ]}
      onRemove={remove}
      onClearAll={clear}
    />
  ),
  play: async ({ canvas }) => {
    remove.mockClear();
    clear.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hand therapy' }));
    await expect(remove).toHaveBeenCalledWith('hand');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
