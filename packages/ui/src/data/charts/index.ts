export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type BarArrangement } from './bar-shapes.ts';
export { type CategoryChartProps, type ChartLabels, type ChartSeries, type ChartSize } from './chart-data.ts';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { type RingChartPart } from './ring-arcs.ts';
export { RingChart, type RingChartProps } from './RingChart.tsx';
