import { classNames } from '../../foundations/class-names.ts';
import { defaultChartLabels, type ChartLabels, type ChartSize } from './chart-data.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ringArcs, type RingArc, type RingChartPart } from './ring-arcs.ts';
import { patternId, seriesColor } from './series-look.ts';
import { SeriesPatterns } from './SeriesPatterns.tsx';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { useActiveIndex } from './use-active-index.ts';
import { useChartId } from './use-chart-id.ts';
import * as styles from './RingChart.css.ts';

export interface RingChartProps {
  /** Names the chart: 'Hours by kind'. */
  label: string;
  /** At most six; put what is small together as 'Other'. */
  parts: readonly RingChartPart[];
  formatValue: (value: number) => string;
  /** In the middle while no part is looked at: the sum, and what it is. */
  figure?: string | undefined;
  caption?: string | undefined;
  size?: ChartSize;
  isLoading?: boolean | undefined;
  labels?: Partial<ChartLabels> | undefined;
}

/** Shares of a whole. */
export function RingChart(props: RingChartProps) {
  const { label, parts, formatValue, size = 'sm' } = props;
  const labels = { ...defaultChartLabels, ...props.labels };
  const chartId = useChartId();
  const arcs = ringArcs(parts);
  const active = useActiveIndex({ count: arcs.length });
  const shown = active.index === null ? undefined : arcs[active.index];
  return (
    <ChartFrame
      label={label}
      labels={labels}
      size={size}
      isLoading={props.isLoading}
      isEmpty={parts.length === 0}
      table={{
        corner: labels.category,
        columns: [labels.value],
        rows: parts.map((part) => ({ label: part.label, values: [formatValue(part.value)] })),
      }}
    >
      <div className={styles.body}>
        <ChartPlot
          name={`${label}. ${labels.hint}`}
          active={active}
          words={shown ? `${shown.part.label}: ${formatValue(shown.part.value)}, ${percentOf(shown)}` : ''}
          className={classNames(styles.ring, styles.sizes[size])}
        >
          <Ring arcs={arcs} chartId={chartId} activeIndex={active.index} onPoint={active.show} />
          <div className={styles.middle} aria-hidden>
            <span className={classNames(styles.figure, styles.figures[size])}>
              {shown ? formatValue(shown.part.value) : props.figure}
            </span>
            <span className={styles.caption}>{shown ? `${shown.part.label}, ${percentOf(shown)}` : props.caption}</span>
          </div>
        </ChartPlot>
        <ul className={styles.legend}>
          {parts.map((part, index) => (
            <li key={part.id} className={styles.legendEntry}>
              <SeriesSwatch kind="fill" index={index} chartId={chartId} />
              <span className={styles.legendWords}>{part.label}</span>{' '}
              <span className={styles.legendValue}>{formatValue(part.value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}

interface RingProps {
  arcs: readonly RingArc[];
  chartId: string;
  activeIndex: number | null;
  onPoint: (index: number) => void;
}

function Ring({ arcs, chartId, activeIndex, onPoint }: RingProps) {
  return (
    <svg className={styles.drawing} viewBox="-50 -50 100 100" aria-hidden>
      <SeriesPatterns chartId={chartId} />
      {arcs.length === 0 ? <circle className={styles.track} r={41} /> : null}
      {arcs.map(({ part, index, path }, at) => {
        const pattern = patternId(chartId, index);
        const isFaded = activeIndex !== null && activeIndex !== at;
        return (
          <g
            key={part.id}
            className={classNames(styles.arc, seriesColor(index), isFaded && styles.faded)}
            onPointerMove={() => onPoint(at)}
            onPointerDown={() => onPoint(at)}
          >
            <path d={path} fill="currentColor" />
            {pattern === null ? null : <path d={path} fill={`url(#${pattern})`} />}
          </g>
        );
      })}
    </svg>
  );
}

function percentOf({ share }: RingArc): string {
  return `${Math.round(share * 100)} %`;
}
