import type { PointerEvent } from 'react';
import { categoryTable } from './category-table.ts';
import { categoryWords, defaultChartLabels, type CategoryChartProps } from './chart-data.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { indexAlong } from './index-along.ts';
import { shareOfCategory } from './line-shapes.ts';
import { Lines } from './Lines.tsx';
import { SeriesLegend } from './SeriesLegend.tsx';
import { UprightAxes } from './UprightAxes.tsx';
import { useActiveIndex } from './use-active-index.ts';
import { useChartId } from './use-chart-id.ts';
import { valueScale } from './value-scale.ts';
import { heights } from './Chart.css.ts';

export interface LineChartProps extends CategoryChartProps {
  /** Tints what is below the lines: for one series, or two at most. */
  hasArea?: boolean | undefined;
}

/** How figures went over time. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series, size = 'md', formatTick = props.formatValue } = props;
  const labels = { ...defaultChartLabels, ...props.labels };
  const count = categories.length;
  const chartId = useChartId();
  const indexAt = (event: PointerEvent<HTMLElement>) => indexAlong(event, count, false);
  const active = useActiveIndex({ count, indexAt });
  const scale = valueScale(series.flatMap(({ values }) => values.slice(0, count)));
  return (
    <ChartFrame
      label={label}
      labels={labels}
      size={size}
      isLoading={props.isLoading}
      isEmpty={count === 0 || series.length === 0}
      legend={<SeriesLegend series={series} kind="line" chartId={chartId} />}
      table={categoryTable(props, labels)}
    >
      <UprightAxes categories={categories} scale={scale} formatTick={formatTick} size={size} isSparse>
        <ChartPlot
          name={`${label}. ${labels.hint}`}
          active={active}
          words={active.index === null ? '' : categoryWords(props, active.index)}
          className={heights[size]}
        >
          <Lines series={series} count={count} scale={scale} activeIndex={active.index} hasArea={props.hasArea} />
          {active.index === null ? null : (
            <ChartTooltip
              chart={props}
              index={active.index}
              kind="line"
              chartId={chartId}
              share={shareOfCategory(active.index, count)}
            />
          )}
        </ChartPlot>
      </UprightAxes>
    </ChartFrame>
  );
}
