import { scaleBand } from 'd3-scale';
import { stack } from 'd3-shape';
import { valueAt, type ChartSeries } from './chart-data.ts';
import { valueScale, type ValueScale } from './value-scale.ts';

export type BarArrangement = 'grouped' | 'stacked';

/** A bar in shares of the plot: `from` and `length` along the values, `start` and `breadth` across them. */
export interface BarShape {
  series: number;
  category: number;
  from: number;
  length: number;
  start: number;
  breadth: number;
}

const gapBetweenCategories = 0.36;

/** How far the values of a chart go; stacks go as far as their sums. */
export function barScale(series: readonly ChartSeries[], categories: number, arrangement: BarArrangement): ValueScale {
  const all = indexes(categories).map((category) => series.map((each) => valueAt(each, category)));
  return valueScale(
    arrangement === 'stacked' ? all.map((values) => values.reduce((sum, value) => sum + value, 0)) : all.flat(),
  );
}

export function barShapes(
  series: readonly ChartSeries[],
  categories: number,
  arrangement: BarArrangement,
  scale: ValueScale,
): BarShape[] {
  // Half the gap at either end: each category then has an equal part of the plot, as its label has.
  const bands = scaleBand<number>()
    .domain(indexes(categories))
    .range([0, 100])
    .paddingInner(gapBetweenCategories)
    .paddingOuter(gapBetweenCategories / 2);
  const shapes = arrangement === 'stacked' ? stackedShapes : groupedShapes;
  return shapes(series, categories, scale, { startOf: (at) => bands(at) ?? 0, breadth: bands.bandwidth() });
}

interface Bands {
  startOf: (category: number) => number;
  breadth: number;
}

function groupedShapes(series: readonly ChartSeries[], categories: number, scale: ValueScale, bands: Bands) {
  const lanes = scaleBand<number>().domain(indexes(series.length)).range([0, bands.breadth]).paddingInner(0.08);
  return series.flatMap((each, at) =>
    indexes(categories).map((category) => ({
      series: at,
      category,
      from: 0,
      length: scale.shareOf(valueAt(each, category)),
      start: bands.startOf(category) + (lanes(at) ?? 0),
      breadth: lanes.bandwidth(),
    })),
  );
}

function stackedShapes(series: readonly ChartSeries[], categories: number, scale: ValueScale, bands: Bands) {
  const layers = stack<unknown, number, number>()
    .keys(indexes(series.length))
    .value((category, at) => {
      const each = series[at];
      return each ? valueAt(each, category) : 0;
    })(indexes(categories));
  return layers.flatMap((layer, at) =>
    layer.map(([low, high], category) => ({
      series: at,
      category,
      from: scale.shareOf(low),
      length: scale.shareOf(high) - scale.shareOf(low),
      start: bands.startOf(category),
      breadth: bands.breadth,
    })),
  );
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
