import { area, curveMonotoneX, line, symbol, symbolsFill } from 'd3-shape';
import { valueAt, type ChartSeries } from './chart-data.ts';
import type { ValueScale } from './value-scale.ts';

/** A point in shares of the plot, from its top left corner. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** In the middle of its category's part of the plot. */
export function shareOfCategory(index: number, categories: number): number {
  return ((index + 0.5) / categories) * 100;
}

export function linePoints(series: ChartSeries, categories: number, scale: ValueScale): ChartPoint[] {
  return Array.from({ length: categories }, (_, index) => ({
    x: shareOfCategory(index, categories),
    y: 100 - scale.shareOf(valueAt(series, index)),
  }));
}

const lineOf = line<ChartPoint>(
  ({ x }) => x,
  ({ y }) => y,
).curve(curveMonotoneX);
const areaOf = area<ChartPoint>(
  ({ x }) => x,
  100,
  ({ y }) => y,
).curve(curveMonotoneX);

/** Paths in a square of 100 by 100, which the plot stretches. */
export function linePath(points: readonly ChartPoint[]): string {
  return lineOf([...points]) ?? '';
}

export function areaPath(points: readonly ChartPoint[]): string {
  return areaOf([...points]) ?? '';
}

/** Circle, cross, diamond, square, star, triangle … around 0, 0: a shape per series. */
export function markerPath(series: number, isBig = false): string {
  return symbol(symbolsFill[series % symbolsFill.length], isBig ? 110 : 56)() ?? '';
}
