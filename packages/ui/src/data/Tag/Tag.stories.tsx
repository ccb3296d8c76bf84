import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  decorators: [onSurface],
  args: { children: 'Tendons' },
  parameters: {
    usage: {
      use: ['For what something is filed under. With an address it leads to everything else of that kind.'],
      avoid: [
        'For a state: use Badge instead.',
        'For a filter that is on: use Chip instead.',
        'For choosing tags: use TagField instead.',
      ],
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  render: () => (
    <Inline>
      <Tag>Paediatrics</Tag>
      <Tag href="/tags/tendons">Tendons</Tag>
      <Tag color="#2fa775">Knowledge sharing</Tag>
      <Tag href="/tags/rural" color="#ec6d19">
        Rural practice
      </Tag>
    </Inline>
  ),
};

/** Those with an address are stops of the keyboard, the others are text. */
export const Keyboard: Story = {
  ...Tags,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tendons' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rural practice' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const HoverFocusPressed: Story = {
  args: { href: '/tags/tendons' },
  parameters: { forcedStates: { part: 'a' } },
};

export const Many: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => (
        <Tag key={index} href={`/tags/${index}`}>
          Topic {index + 1}
        </Tag>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  render: () => (
    <Inline>
      <Tag color="#2fa775">{longName}</Tag>
      <Tag>Neurorehabilitationsdienstleistungsverordnungsentwurf</Tag>
    </Inline>
  ),
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Tags, globals: { direction: 'rtl' } };
