import { classNames } from '../../foundations/class-names.ts';
import { markerPath } from './line-shapes.ts';
import { patternId, seriesColor, seriesDash } from './series-look.ts';
import { swatch } from './series-look.css.ts';

export interface SeriesSwatchProps {
  kind: 'fill' | 'line';
  index: number;
  chartId: string;
}

/** How a series looks, beside its name. */
export function SeriesSwatch({ kind, index, chartId }: SeriesSwatchProps) {
  const pattern = patternId(chartId, index);
  return (
    <svg viewBox="0 0 20 12" className={classNames(swatch, seriesColor(index))} aria-hidden>
      {kind === 'fill' ? (
        <>
          <rect x={4} width={12} height={12} rx={2} fill="currentColor" />
          {pattern === null ? null : <rect x={4} width={12} height={12} rx={2} fill={`url(#${pattern})`} />}
        </>
      ) : (
        <>
          <path d="M0 6H20" stroke="currentColor" strokeWidth={2} strokeDasharray={seriesDash(index)} />
          <path d={markerPath(index)} transform="translate(10 6)" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
