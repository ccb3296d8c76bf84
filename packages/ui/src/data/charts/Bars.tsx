import { classNames } from '../../foundations/class-names.ts';
import type { BarShape } from './bar-shapes.ts';
import { LyingGrid } from './LyingAxes.tsx';
import { patternId, seriesColor } from './series-look.ts';
import { SeriesPatterns } from './SeriesPatterns.tsx';
import { UprightGrid } from './UprightAxes.tsx';
import type { ValueScale } from './value-scale.ts';
import * as styles from './Chart.css.ts';

interface BarsProps {
  shapes: readonly BarShape[];
  scale: ValueScale;
  isLying: boolean;
  activeIndex: number | null;
  count: number;
  chartId: string;
}

export function Bars({ shapes, scale, isLying, activeIndex, count, chartId }: BarsProps) {
  return (
    <svg className={styles.drawing} aria-hidden>
      <SeriesPatterns chartId={chartId} />
      {activeIndex === null ? null : (
        <rect
          className={styles.activeBand}
          {...percent(isLying, { from: 0, length: 100, start: (activeIndex / count) * 100, breadth: 100 / count })}
        />
      )}
      {isLying ? <LyingGrid scale={scale} /> : <UprightGrid scale={scale} />}
      {shapes.map((shape) => (
        <Bar key={`${shape.series} ${shape.category}`} shape={shape} isLying={isLying} chartId={chartId} />
      ))}
    </svg>
  );
}

function Bar({ shape, isLying, chartId }: { shape: BarShape; isLying: boolean; chartId: string }) {
  if (shape.length === 0) return null;
  const place = { ...percent(isLying, shape), rx: 2, className: classNames(styles.bar, seriesColor(shape.series)) };
  const pattern = patternId(chartId, shape.series);
  return (
    <>
      <rect {...place} fill="currentColor" />
      {pattern === null ? null : <rect {...place} fill={`url(#${pattern})`} />}
    </>
  );
}

type Extent = Pick<BarShape, 'from' | 'length' | 'start' | 'breadth'>;

function percent(isLying: boolean, { from, length, start, breadth }: Extent) {
  return isLying
    ? { x: `${from}%`, y: `${start}%`, width: `${length}%`, height: `${breadth}%` }
    : { x: `${start}%`, y: `${100 - from - length}%`, width: `${breadth}%`, height: `${length}%` };
}
