import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { RingChart } from './RingChart.tsx';
import { dollars, hours } from './story-figures.ts';

const parts = [
  { id: 'formal', label: 'Formal learning', value: 8 },
  { id: 'own', label: 'Self-directed', value: 4 },
  { id: 'peers', label: 'Learning with peers', value: 2 },
];

const meta = {
  title: 'Charts/RingChart',
  component: RingChart,
  decorators: [onSurface],
  args: {
    label: 'CPD hours by kind',
    parts,
    formatValue: hours,
    figure: '14',
    caption: 'hours',
    labels: { category: 'Kind', value: 'Hours' },
  },
  render: (args) => (
    <Card>
      <RingChart {...args} />
    </Card>
  ),
  parameters: {
    usage: {
      use: [
        'For what a whole is made of: two to six parts.',
        'Import it from @portal/ui/charts, so that pages without charts do not load it.',
      ],
      avoid: [
        'For a value on its way to a target: use ProgressRing instead.',
        'For parts that are compared exactly, or that are many: use BarChart instead.',
      ],
    },
  },
} satisfies Meta<typeof RingChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts have patterns as well as colours, and are listed with their figures. */
export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Formal learning 8 hours',
      'Self-directed 4 hours',
      'Learning with peers 2 hours',
    ]);
    const inTheMiddle = canvas.getByText('hours').getBoundingClientRect();
    await expect(inTheMiddle.width, 'words are not broken').toBeGreaterThan(inTheMiddle.height);
  },
};

/** The arrow keys go through the parts; the middle shows the one that is looked at. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const ring = canvas.getByRole('application', { name: /^CPD hours by kind/ });
    await expect(ring).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const announced = canvas.getByRole('status');
    await waitFor(() => expect(announced).toHaveTextContent('Formal learning: 8 hours, 57 %'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced).toHaveTextContent('Self-directed: 4 hours, 29 %'));
    await waitFor(() => expect(within(ring).getByText('4 hours')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(ring).getByText('14')).toBeVisible());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Self-directed 4 hours' })).toBeVisible());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <RingChart {...args} label="Small" size="sm" />
      <RingChart {...args} label="Medium" size="md" />
      <RingChart {...args} label="Large" size="lg" />
    </Stack>
  ),
};

export const SixParts: Story = {
  args: {
    figure: '60',
    parts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label, index) => ({
      id: label,
      label,
      value: 5 + index * 2,
    })),
  },
};
export const OnePart: Story = { args: { parts: parts.slice(0, 1), figure: '8' } };
export const TinyPart: Story = {
  args: {
    parts: [
      { id: 'most', label: 'Most of it', value: 999 },
      { id: 'rest', label: 'The rest', value: 1 },
    ],
    figure: '1,000',
  },
};
export const AllZero: Story = { args: { parts: parts.map((part) => ({ ...part, value: 0 })), figure: '0' } };
export const HugeValues: Story = {
  args: {
    formatValue: dollars,
    figure: '$2.2T',
    caption: 'turnover',
    parts: parts.map((part) => ({ ...part, value: part.value * 156_204_350_000 })),
  },
};
export const LongText: Story = {
  args: { parts: parts.map((part) => ({ ...part, label: `${part.label}: ${longName}` })), caption: longName },
};
export const Empty: Story = { args: { parts: [] } };
export const Loading: Story = { args: { isLoading: true } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
