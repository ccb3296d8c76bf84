import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Chip } from './Chip.tsx';
import { ChipList } from './ChipList.tsx';

const chips = [
  { id: 'hand', label: 'Hand therapy' },
  { id: 'mental', label: 'Mental health' },
  { id: 'rural', label: 'Rural practice' },
];

const meta = {
  title: 'Components/Data/Chip',
  component: ChipList,
  decorators: [onSurface],
  args: { label: 'Filters', chips, onRemove: fn(), onClearAll: fn() },
  parameters: {
    usage: {
      use: ['For choices that are in force and can be taken back, one by one or all at once.'],
      avoid: [
        'For a state: use Badge instead.',
        'For what something is filed under: use Tag instead.',
        'For a list with its filters: use FilterBar, which has the chips in it.',
      ],
    },
  },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters in force: each can be taken back, or all at once. */
export const Chips: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hand therapy' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('hand'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(args.onClearAll).toHaveBeenCalledOnce());
  },
};

/** When a chip goes, the focus is on the one that came in its place, else on the last one. */
export const Keyboard: Story = {
  render: (args) => (
    <Stateful initial={chips}>
      {(current, keep) => (
        <ChipList {...args} chips={current} onRemove={(id) => keep(current.filter((chip) => chip.id !== id))} />
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Mental health' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Rural practice' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Hand therapy' })).toHaveFocus());
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

export const ReadOnly: Story = {
  args: { onRemove: undefined, onClearAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Alone: Story = {
  render: () => (
    <Inline>
      <Chip>Hand therapy</Chip>
      <Chip onRemove={() => undefined} removeLabel="Remove Mental health">
        Mental health
      </Chip>
    </Inline>
  ),
};

export const None: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Many: Story = {
  args: { chips: Array.from({ length: 24 }, (_, index) => ({ id: String(index), label: `Topic ${index + 1}` })) },
};
export const LongText: Story = {
  args: {
    chips: [
      { id: '1', label: longName },
      { id: '2', label: 'Neurorehabilitationsdienstleistungsverordnungsentwurf' },
    ],
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
