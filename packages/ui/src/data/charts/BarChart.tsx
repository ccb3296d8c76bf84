import type { PointerEvent } from 'react';
import { wantsHorizontal } from './axis-labels.ts';
import { barScale, barShapes, type BarArrangement } from './bar-shapes.ts';
import { Bars } from './Bars.tsx';
import { categoryWords, defaultChartLabels, type CategoryChartProps } from './chart-data.ts';
import { categoryTable } from './category-table.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { LyingAxes } from './LyingAxes.tsx';
import { shareOfCategory } from './line-shapes.ts';
import { indexAlong } from './index-along.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { UprightAxes } from './UprightAxes.tsx';
import { useActiveIndex } from './use-active-index.ts';
import { useChartId } from './use-chart-id.ts';
import { heights } from './Chart.css.ts';

export interface BarChartProps extends CategoryChartProps {
  /** Of several series: beside each other, or on each other where they add up. */
  arrangement?: BarArrangement;
  /** By the length of the names when left out: long ones stand beside bars that lie. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Compares figures of categories. */
export function BarChart(props: BarChartProps) {
  const { label, categories, series, arrangement = 'grouped', size = 'md', formatTick = props.formatValue } = props;
  const labels = { ...defaultChartLabels, ...props.labels };
  const isLying = props.orientation ? props.orientation === 'horizontal' : wantsHorizontal(categories);
  const count = categories.length;
  const chartId = useChartId();
  const indexAt = (event: PointerEvent<HTMLElement>) => indexAlong(event, count, isLying);
  const active = useActiveIndex({ count, indexAt });
  const scale = barScale(series, count, arrangement);
  const shapes = barShapes(series, count, arrangement, scale);
  const lanes = arrangement === 'grouped' ? series.length : 1;
  // By their public names: what they are called in TypeScript needs vanilla-extract, which a website need not have.
  const height = { blockSize: `calc(${count} * (${lanes} * var(--portal-space-4) + var(--portal-space-6)))` };
  const plot = (
    <ChartPlot
      name={`${label}. ${labels.hint}`}
      active={active}
      words={active.index === null ? '' : categoryWords(props, active.index)}
      className={isLying ? undefined : heights[size]}
      style={isLying ? height : undefined}
    >
      <Bars
        shapes={shapes}
        scale={scale}
        isLying={isLying}
        activeIndex={active.index}
        count={count}
        chartId={chartId}
      />
      {active.index === null ? null : (
        <ChartTooltip
          chart={props}
          index={active.index}
          kind="fill"
          chartId={chartId}
          share={
            isLying
              ? shareOfCategory(active.index + (active.index < count / 2 ? 0.5 : -0.5), count)
              : shareOfCategory(active.index, count)
          }
          isLying={isLying}
        />
      )}
    </ChartPlot>
  );
  return (
    <ChartFrame
      label={label}
      labels={labels}
      size={size}
      isLoading={props.isLoading}
      isEmpty={count === 0 || series.length === 0}
      legend={<SeriesLegend series={series} kind="fill" chartId={chartId} />}
      table={categoryTable(props, labels)}
    >
      {isLying ? (
        <LyingAxes categories={categories} scale={scale} formatTick={formatTick} height={height}>
          {plot}
        </LyingAxes>
      ) : (
        <UprightAxes categories={categories} scale={scale} formatTick={formatTick} size={size}>
          {plot}
        </UprightAxes>
      )}
    </ChartFrame>
  );
}
