/** One measure over the categories of a chart. Negative values are drawn as nothing. */
export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category, in their order. */
  values: readonly number[];
}

export type ChartSize = 'sm' | 'md' | 'lg';

export interface ChartLabels {
  showTable: string;
  showChart: string;
  /** Said with the name of the chart when it gets the focus. */
  hint: string;
  loading: string;
  empty: string;
  /** Heads the first column of the table. */
  category: string;
  /** Heads the column of values where there is only one measure. */
  value: string;
}

export const defaultChartLabels: ChartLabels = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  hint: 'Use the arrow keys to read the values',
  loading: 'Loading',
  empty: 'Nothing to show yet',
  category: 'Name',
  value: 'Value',
};

/** What charts over categories have in common. */
export interface CategoryChartProps {
  /** Names the chart: 'Hours by month'. */
  label: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** '4 hours', '$12,400'. */
  formatValue: (value: number) => string;
  /** Shorter, for the axis: '12k'. As `formatValue` when left out. */
  formatTick?: ((value: number) => string) | undefined;
  size?: ChartSize;
  isLoading?: boolean | undefined;
  labels?: Partial<ChartLabels> | undefined;
}

export function valueAt(series: ChartSeries, index: number): number {
  return Math.max(0, series.values[index] ?? 0);
}

/** A category with all that is measured of it, as it is announced. */
export function categoryWords(props: CategoryChartProps, index: number): string {
  const values = props.series.map((each) => {
    const value = props.formatValue(valueAt(each, index));
    return props.series.length === 1 ? value : `${each.label} ${value}`;
  });
  return `${props.categories[index] ?? ''}: ${values.join(', ')}`;
}
