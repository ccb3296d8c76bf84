import type { CSSProperties } from 'react';
import { valueAt, type CategoryChartProps } from './chart-data.ts';
import { SeriesSwatch, type SeriesSwatchProps } from './SeriesSwatch.tsx';
import * as styles from './Chart.css.ts';

interface ChartTooltipProps {
  chart: CategoryChartProps;
  index: number;
  kind: SeriesSwatchProps['kind'];
  chartId: string;
  /** Where its category is, in shares of the plot along the axis. */
  share: number;
  isLying?: boolean;
}

/** What is measured of one category, beside it. What it says is announced apart from it. */
export function ChartTooltip({ chart, index, kind, chartId, share, isLying = false }: ChartTooltipProps) {
  return (
    <div className={styles.tooltip} style={isLying ? belowOrAbove(share) : besides(share)} aria-hidden>
      <span className={styles.tooltipTitle}>{chart.categories[index]}</span>
      {chart.series.map((series, at) => (
        <span key={series.id} className={styles.tooltipRow}>
          <SeriesSwatch kind={kind} index={at} chartId={chartId} />
          {chart.series.length === 1 ? null : series.label}
          <span className={styles.tooltipValue}>{chart.formatValue(valueAt(series, index))}</span>
        </span>
      ))}
    </div>
  );
}

/** On the side that has more space. */
function besides(share: number): CSSProperties {
  const place = share <= 50 ? { insetInlineStart: `${share + 3}%` } : { insetInlineEnd: `${103 - share}%` };
  return { insetBlockStart: 0, maxInlineSize: `${Math.max(share, 100 - share) - 3}%`, ...place };
}

function belowOrAbove(share: number): CSSProperties {
  const place = share <= 50 ? { insetBlockStart: `${share}%` } : { insetBlockEnd: `${100 - share}%` };
  return { insetInlineStart: '12%', maxInlineSize: '88%', ...place };
}
