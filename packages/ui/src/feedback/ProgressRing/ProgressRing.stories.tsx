import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const segments = [
  { id: 'formal', label: 'Formal learning', value: 8 },
  { id: 'own', label: 'Self-directed', value: 4 },
  { id: 'peers', label: 'Learning with peers', value: 2 },
];

const meta = {
  title: 'Components/Feedback/ProgressRing',
  component: ProgressRing,
  decorators: [onSurface],
  args: {
    label: 'CPD hours',
    value: 14,
    target: 20,
    valueText: '14 of 20 hours',
    caption: 'of 20 hours',
    formatValue: (value) => (value === 1 ? '1 hour' : `${value} hours`),
  },
  parameters: {
    usage: {
      use: [
        'For one goal that matters on the screen, such as the hours of a CPD period.',
        'Write what is left to do beside it: the ring alone does not say it.',
      ],
      avoid: [
        'For several measures in a list: use ProgressBar instead.',
        'For work that is under way, such as an upload: use ProgressBar or Spinner instead.',
        'For shares of a whole without a target: use RingChart instead.',
      ],
    },
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'CPD hours' });
    await expect(ring).toHaveAttribute('aria-valuetext', '14 of 20 hours');
    await expect(ring).toHaveAttribute('aria-valuenow', '14');
    await expect(ring).toHaveAttribute('aria-valuemax', '20');
  },
};

/** Nothing is rendered on the track, not even a dot. */
export const Zero: Story = { args: { value: 0, valueText: '0 of 20 hours' } };
export const Reached: Story = { args: { value: 20, valueText: '20 of 20 hours' } };

/** A second lap begins; the value that is said stays within the target, the words say the rest. */
export const BeyondTheTarget: Story = {
  args: { value: 26.5, valueText: '26.5 of 20 hours' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'CPD hours' });
    await expect(ring).toHaveAttribute('aria-valuenow', '20');
    await expect(ring).toHaveAttribute('aria-valuetext', '26.5 of 20 hours');
  },
};

export const WithoutATarget: Story = { args: { target: 0, valueText: '14 hours', caption: 'hours' } };

/** What it is made of stands beside it, in the order of the ring. */
export const Segments: Story = {
  args: { segments },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Formal learning 8 hours',
      'Self-directed 4 hours',
      'Learning with peers 2 hours',
    ]);
  },
};

export const SegmentsBeyondTheTarget: Story = {
  args: {
    value: 29,
    valueText: '29 of 20 hours',
    segments: segments.map((segment) => ({ ...segment, value: segment.value * 2 + (segment.id === 'peers' ? 1 : 0) })),
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      <ProgressRing {...args} label="Small" size="sm" />
      <ProgressRing {...args} label="Medium" size="md" />
      <ProgressRing {...args} label="Large" size="lg" />
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    value: 10_240.5,
    target: 12_000,
    figure: '10,240.5',
    valueText: '10,240.5 of 12,000 hours',
    caption: 'of 12,000 supervised hours',
    segments: [{ id: 'long', label: longName, value: 10_240.5 }],
  },
};

export const Narrow: Story = { args: { segments }, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { args: { segments }, globals: { direction: 'rtl' } };
