import type { ChartSeries } from './chart-data.ts';
import { SeriesSwatch, type SeriesSwatchProps } from './SeriesSwatch.tsx';
import * as styles from './Chart.css.ts';

interface SeriesLegendProps {
  series: readonly ChartSeries[];
  kind: SeriesSwatchProps['kind'];
  chartId: string;
}

/** Which look is whose. A single series has none: the chart's own name says it. */
export function SeriesLegend({ series, kind, chartId }: SeriesLegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label }, index) => (
        <li key={id} className={styles.legendEntry}>
          <SeriesSwatch kind={kind} index={index} chartId={chartId} />
          {label}
        </li>
      ))}
    </ul>
  );
}
