import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../story-surface.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Foundations/Heading',
  component: Heading,
  decorators: [onSurface],
  args: { level: 1, children: 'Hand Therapy' },
  parameters: {
    usage: {
      use: [
        'For the title of a page (level 1, once), a section (2) and what is inside (3, 4).',
        'With `size` where it should look bigger or smaller than its level says.',
      ],
      avoid: ['Text that only looks big: use Text with `size`.', 'Skipping a level to get a size: set `size` instead.'],
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** After a change of page the focus goes to its title. */
export const Focusable: Story = {
  args: { isFocusable: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Hand Therapy' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const LongTextNarrow: Story = { globals: { width: '360px' }, args: { children: longName } };

export const Clamped: Story = { globals: { width: '360px' }, args: { maxLines: 2, children: longName } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
