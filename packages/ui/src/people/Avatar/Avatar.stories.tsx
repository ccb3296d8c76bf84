import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface, storyPeople } from '../../foundations/story-surface.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarStack } from './AvatarStack.tsx';

const meta = {
  title: 'Components/People/Avatar',
  component: Avatar,
  decorators: [onSurface],
  args: { person: { id: 1, firstName: 'priya', lastName: 'raghunathan' } },
  parameters: {
    usage: {
      use: [
        'Beside the name of a person, wherever they write, meet or are listed.',
        'With AvatarStack for a few of many, as the members of a community.',
      ],
      avoid: [
        'A name with facts under it: use PersonLine, which has the avatar in it.',
        'A community, an event or an organisation: use Image with a pattern.',
      ],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;

const showAll = fn();

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

/** All of them behind one stop, with the names as its tooltip. */
export const Keyboard: Story = {
  render: () => <AvatarStack people={storyPeople} total={126} label="126 members" onPress={showAll} />,
  play: async ({ canvas }) => {
    showAll.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '126 members' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Priya Raghunathan, Ana Costa, Ben Wu, 123 others',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(showAll).toHaveBeenCalledOnce());
  },
};

export const HoverFocusPressed: Story = { render: Keyboard.render, parameters: { forcedStates: { part: 'button' } } };

/** One face, as many as there is space for, and more than two figures can say. */
export const HowMany: Story = {
  render: () => (
    <Stack>
      <AvatarStack people={storyPeople.slice(0, 1)} label="1 member" />
      <AvatarStack people={storyPeople.slice(0, 3)} label="3 members" />
      <AvatarStack people={storyPeople} total={storyPeople.length} label="8 members" href="/members" />
      <AvatarStack people={storyPeople} total={12_400} label="12,400 members" href="/members/all" />
    </Stack>
  ),
};

export const StackRightToLeft: Story = { ...HowMany, globals: { direction: 'rtl' } };
