import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { LineChart } from './LineChart.tsx';
import {
  dollars,
  dollarsShort,
  formal,
  hours,
  hoursShort,
  huge,
  months,
  own,
  peers,
  sixSeries,
  zeros,
} from './story-figures.ts';

const days = Array.from({ length: 60 }, (_, index) => {
  const month = index < 30 ? 'Nov' : 'Dec';
  return `${(index % 30) + 1} ${month}`;
});
const visits = { id: 'visits', label: 'Visits', values: days.map((_, index) => 120 + ((index * 37) % 61) + index * 2) };

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  decorators: [onSurface],
  args: {
    label: 'CPD hours over the year',
    categories: months,
    series: [formal, own, peers],
    formatValue: hours,
    formatTick: hoursShort,
    labels: { category: 'Month' },
  },
  render: (args) => (
    <Card>
      <LineChart {...args} />
    </Card>
  ),
  parameters: {
    usage: {
      use: [
        'For how figures went over time, up to about a year of days.',
        'With an area for one series that counts something up.',
        'Import it from @portal/ui/charts, so that pages without charts do not load it.',
      ],
      avoid: [
        'For categories that do not follow each other: use BarChart instead.',
        'For one figure and its change: use StatTile instead.',
      ],
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines differ in dash and marker as well as in colour. */
export const SeveralSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Formal learning',
      'Self-directed',
      'Learning with peers',
    ]);
  },
};

export const Area: Story = { args: { series: [formal], hasArea: true } };

/** The arrow keys go through the points; each is announced with all of its series. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: /^CPD hours over the year/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const announced = canvas.getByRole('status');
    await waitFor(() => expect(announced).toHaveTextContent(/^Dec: Formal learning 1 hour/));
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(announced).toHaveTextContent(
        'Jan: Formal learning 4 hours, Self-directed 2 hours, Learning with peers 1 hour',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(announced).toHaveTextContent(''));
  },
};

export const Hover: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    const { left, top, width, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width * 0.96, clientY: top + height / 2 } });
    await waitFor(() => expect(within(plot).getByText('Dec')).toBeVisible());
  },
};

/** Labels that have no space are left out; the points are all there. */
export const ManyPoints: Story = {
  args: {
    label: 'Visits',
    categories: days,
    series: [visits],
    hasArea: true,
    formatValue: (value) => `${value} visits`,
    formatTick: String,
  },
};
export const SixSeries: Story = { args: { categories: ['2023', '2024', '2025', '2026'], series: sixSeries } };
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
export const LongText: Story = {
  args: { series: [{ ...formal, label: longName }, own], categories: months.map((month) => `${month} of the year`) },
};
export const Empty: Story = { args: { series: [], categories: [] } };
export const Loading: Story = { args: { isLoading: true } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const NarrowManyPoints: Story = { ...ManyPoints, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
