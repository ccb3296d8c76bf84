import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onSurface, storyPeople } from '../story-surface.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarStack } from './AvatarStack.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  decorators: [onSurface],
  args: { person: { id: 1, firstName: 'priya', lastName: 'raghunathan' } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;

/** First letters of first and last name, in capitals. */
export const Initials: Story = {
  args: { isDecorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'priya raghunathan' })).toHaveTextContent('PR');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline>
      {storyPeople.map((person) => (
        <Avatar key={person.id} person={person} size="lg" />
      ))}
    </Inline>
  ),
};

export const Overlapping: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <AvatarStack key={size} people={storyPeople} total={126} size={size} label="126 members" />
      ))}
    </Stack>
  ),
};
