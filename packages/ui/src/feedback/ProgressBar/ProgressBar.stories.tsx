import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectReadsFromLeft } from '../../foundations/story-direction.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  decorators: [onSurface],
  args: { label: 'Uploading splint.pdf', value: 0.42 },
  parameters: {
    usage: {
      use: [
        'For work that takes more than a second and whose end is known, such as an upload.',
        'Without a value, for longer work whose end nobody knows.',
      ],
      avoid: [
        'For the state of one control: its isPending says it already.',
        'For the one goal of a screen: use ProgressRing instead.',
        'For content that is loading: use Skeleton instead.',
      ],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading splint.pdf' })).toHaveValue(0.42);
    await expect(canvas.getByText('42 %')).toBeVisible();
  },
};

/** Nobody knows how long it takes: it has no value, and a band passes. */
export const Endless: Story = {
  args: { label: 'Making your certificate', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Making your certificate' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const InWords: Story = {
  args: { label: 'Uploading', value: 3 / 7, valueLabel: '3 of 7 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 7 files',
    );
  },
};

/** Values outside 0 to 1 stay within the bar. */
export const Values: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Below nothing" value={-0.2} />
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Hardly anything" value={0.01} />
      <ProgressBar label="Half" value={0.5} />
      <ProgressBar label="Done" value={1} />
      <ProgressBar label="Beyond" value={1.6} />
      <ProgressBar label="Without its words" value={0.7} isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Without its words' })).toHaveValue(0.7);
    await expect(canvas.queryByText('Without its words')).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'Below nothing' })).toHaveValue(0);
    await expect(canvas.getByRole('progressbar', { name: 'Beyond' })).toHaveValue(1);
  },
};

export const LongText: Story = {
  args: { label: `Uploading ${longName.replaceAll(' ', '-')}.pdf`, valueLabel: '1,204 of 120,000 files' },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { valueLabel: '51.5 of 120 hours' },
  play: ({ canvas }) => expectReadsFromLeft(canvas.getByText('51.5 of 120 hours')),
};
