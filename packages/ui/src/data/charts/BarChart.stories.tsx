import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { BarChart } from './BarChart.tsx';
import {
  dollars,
  dollarsShort,
  formal,
  hours,
  hoursShort,
  huge,
  longCategories,
  months,
  own,
  peers,
  sixSeries,
  zeros,
} from './story-figures.ts';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  decorators: [onSurface],
  args: {
    label: 'CPD hours by month',
    categories: months,
    series: [formal],
    formatValue: hours,
    formatTick: hoursShort,
    labels: { category: 'Month' },
  },
  render: (args) => (
    <Card>
      <BarChart {...args} />
    </Card>
  ),
  parameters: {
    usage: {
      use: [
        'To compare figures of months, kinds or groups.',
        'Stacked where the series add up to something, grouped where they are compared.',
        'Import it from @portal/ui/charts, so that pages without charts do not load it.',
      ],
      avoid: [
        'For one figure: use StatTile instead.',
        'For how something went over many dates: use LineChart instead.',
        'For more than six series: use a table instead.',
      ],
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'CPD hours by month' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Grouped: Story = { args: { series: [formal, own] } };
export const Stacked: Story = { args: { series: [formal, own, peers], arrangement: 'stacked' } };

/** The arrow keys go through the months, each is announced; Escape puts it away, and the table is one press away. */
export const Keyboard: Story = {
  args: { series: [formal, own] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: /^CPD hours by month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const announced = canvas.getByRole('status');
    await waitFor(() => expect(announced).toHaveTextContent('Jan: Formal learning 4 hours, Self-directed 2 hours'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(announced).toHaveTextContent('Feb: Formal learning 6 hours, Self-directed 1 hour'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced).toHaveTextContent(/^Dec:/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(announced).toHaveTextContent(''));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const table = await canvas.findByRole('table', { name: 'CPD hours by month' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await expect(within(table).getByRole('row', { name: 'Jan 4 hours 2 hours' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

/** What the pointer is over is shown beside it, and not announced. */
export const Hover: Story = {
  args: { series: [formal, own, peers], arrangement: 'stacked' },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const { left, top, width, height } = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: left + width * 0.54, clientY: top + height / 2 },
    });
    await waitFor(() => expect(within(plot).getByText('Jul')).toBeVisible());
    await expect(within(plot).getByText('5 hours')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

/** Long names stand beside bars that lie. */
export const LongNames: Story = {
  args: {
    label: 'Members by community',
    categories: longCategories,
    series: [{ id: 'members', label: 'Members', values: [1204, 826, 512, 90, 3] }],
    formatValue: (value) => `${value.toLocaleString('en-AU')} members`,
    formatTick: (value) => value.toLocaleString('en-AU'),
  },
};

export const LyingStacked: Story = {
  args: {
    ...LongNames.args,
    arrangement: 'stacked',
    series: [
      { id: 'active', label: 'Active', values: [804, 326, 412, 70, 3] },
      { id: 'quiet', label: 'Not seen this year', values: [400, 500, 100, 20, 0] },
    ],
  },
};

export const LyingGrouped: Story = { args: { ...LyingStacked.args, arrangement: 'grouped' } };
export const SixSeries: Story = {
  args: { label: 'Six of them', categories: ['2023', '2024', '2025', '2026'], series: sixSeries },
};
export const OneValue: Story = {
  args: { categories: ['2026'], series: [{ id: 'one', label: 'Hours', values: [14] }] },
};
export const AllZero: Story = { args: { series: [zeros] } };
export const HugeValues: Story = {
  args: {
    label: 'Turnover',
    categories: ['2024', '2025', '2026'],
    series: [huge],
    formatValue: dollars,
    formatTick: dollarsShort,
  },
};

export const Empty: Story = {
  args: { series: [], categories: [], labels: { empty: 'No hours recorded yet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hours recorded yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The skeleton is as tall as the chart. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Grid minColumn="md">
      <BarChart {...args} label="Small" size="sm" />
      <BarChart {...args} label="Medium" size="md" />
      <BarChart {...args} label="Large" size="lg" />
    </Grid>
  ),
};

export const Narrow: Story = { ...Grouped, globals: { viewport: { value: 'mobile1' } } };
export const NarrowLongNames: Story = { ...LyingStacked, globals: { viewport: { value: 'mobile1' } } };

/** Read from the right: the arrow to the left goes on. */
export const RightToLeft: Story = {
  args: { series: [formal, own] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Feb:/));
  },
};
export const LyingRightToLeft: Story = { ...LyingStacked, globals: { direction: 'rtl' } };
