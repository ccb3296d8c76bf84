import type { ChartSeries } from './chart-data.ts';
import { areaPath, linePath, linePoints, markerPath, shareOfCategory } from './line-shapes.ts';
import { seriesColor, seriesDash } from './series-look.ts';
import { UprightGrid } from './UprightAxes.tsx';
import type { ValueScale } from './value-scale.ts';
import * as styles from './Chart.css.ts';

interface LinesProps {
  series: readonly ChartSeries[];
  count: number;
  scale: ValueScale;
  activeIndex: number | null;
  hasArea?: boolean | undefined;
}

export function Lines({ series, count, scale, activeIndex, hasArea = false }: LinesProps) {
  const x = activeIndex === null ? null : `${shareOfCategory(activeIndex, count)}%`;
  return (
    <svg className={styles.drawing} aria-hidden>
      <UprightGrid scale={scale} />
      {x === null ? null : <line className={styles.activeRule} x1={x} x2={x} y1="0" y2="100%" />}
      {series.map((each, index) => (
        <Line
          key={each.id}
          series={each}
          index={index}
          count={count}
          scale={scale}
          activeIndex={activeIndex}
          hasArea={hasArea}
        />
      ))}
    </svg>
  );
}

interface LineProps extends Omit<LinesProps, 'series'> {
  series: ChartSeries;
  index: number;
}

/** More markers than this would hide the line; the one that is looked at is drawn always. */
const mostMarkers = 24;

function Line({ series, index, count, scale, activeIndex, hasArea }: LineProps) {
  const points = linePoints(series, count, scale);
  return (
    <g className={seriesColor(index)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={styles.place}>
        {hasArea ? <path className={styles.area} d={areaPath(points)} /> : null}
        <path
          className={styles.line}
          d={linePath(points)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={seriesDash(index)}
        />
      </svg>
      {points.map(({ x, y }, at) =>
        at === activeIndex || count <= mostMarkers ? (
          <svg key={at} x={`${x}%`} y={`${y}%`} className={styles.place}>
            <path className={styles.marker} d={markerPath(index, at === activeIndex)} />
          </svg>
        ) : null,
      )}
    </g>
  );
}
