import { valueAt, type CategoryChartProps, type ChartLabels } from './chart-data.ts';
import type { ChartTableData } from './ChartTable.tsx';

export function categoryTable(chart: CategoryChartProps, labels: ChartLabels): ChartTableData {
  const { categories, series, formatValue } = chart;
  return {
    corner: labels.category,
    columns: series.length === 1 ? [labels.value] : series.map(({ label }) => label),
    rows: categories.map((label, index) => ({
      label,
      values: series.map((each) => formatValue(valueAt(each, index))),
    })),
  };
}
