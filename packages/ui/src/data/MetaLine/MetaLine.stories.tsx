import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarStack } from '../../people/Avatar/AvatarStack.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface, storyPeople } from '../../foundations/story-surface.tsx';
import { MetaLine } from './MetaLine.tsx';

const meta = {
  title: 'Components/Data/MetaLine',
  component: MetaLine,
  decorators: [onSurface],
  args: { items: ['Hand therapist', 'Hobart, TAS', '2 hours ago'] },
  parameters: {
    usage: {
      use: ['For what is good to know about something, in one quiet line below its name.'],
      avoid: [
        'For facts that need their names: use DescriptionList instead.',
        'For actions: use Inline with buttons instead.',
      ],
    },
  },
} satisfies Meta<typeof MetaLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is empty leaves no dot behind. */
export const Rest: Story = {
  args: { items: ['Hand therapist', '', null, false, undefined, '2 hours ago'] },
  play: async ({ canvas }) => {
    const items = canvas.getByText('Hand therapist').closest('div')?.children;
    await expect([...(items ?? [])].map((item) => item.textContent)).toEqual(['Hand therapist', '2 hours ago']);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      <MetaLine {...args} size="xs" />
      <MetaLine {...args} size="sm" />
    </Stack>
  ),
};
export const WithMoreThanWords: Story = {
  args: {
    items: [
      <AvatarStack key="faces" people={storyPeople} total={126} size="xs" />,
      '126 members',
      <Link key="all" href="/members" tone="quiet">
        All members
      </Link>,
    ],
  },
};
export const LongText: Story = { args: { items: [longName, 'Hobart, TAS', longName] } };
/** A line that wraps neither starts nor ends with a dot: each stands in the gap before its fact, and the first one's falls outside the line. */
export const Narrow: Story = {
  args: { items: ['Hand therapist', 'Royal Hobart Hospital', 'Hobart, TAS', '2 hours ago', 'Edited'] },
  decorators: [(Story) => <div style={{ inlineSize: '240px' }}>{Story()}</div>],
  async play({ canvas }) {
    const line = canvas.getByText('Hand therapist').closest('div');
    const facts = [...(line?.children ?? [])];
    const lines = new Set(facts.map((fact) => fact.getBoundingClientRect().top));
    await expect(lines.size).toBeGreaterThan(1);
    await expect(facts.map((fact) => getComputedStyle(fact, '::after').content)).toEqual(facts.map(() => 'none'));
    await expect(line && getComputedStyle(line).clipPath).toBe('inset(-4px)');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
