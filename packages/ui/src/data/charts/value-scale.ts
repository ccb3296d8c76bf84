import { scaleLinear } from 'd3-scale';

/** From values to shares of the plot, 0 to 100. */
export interface ValueScale {
  ticks: readonly number[];
  shareOf: (value: number) => number;
}

/** Begins at zero and ends at a round number. Whole values get whole ticks. */
export function valueScale(values: readonly number[]): ValueScale {
  const largest = Math.max(0, ...values);
  if (largest === 0) return { ticks: [0], shareOf: () => 0 };
  const scale = scaleLinear().domain([0, largest]).nice(4).range([0, 100]).clamp(true);
  const isWhole = values.every(Number.isInteger);
  const ticks = scale.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick));
  return { ticks, shareOf: (value) => scale(value) };
}
