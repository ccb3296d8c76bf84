import type { ReactNode } from 'react';
import { patternInk } from './series-look.css.ts';

/** What lies on the fills, so that series differ by more than their colour. */
export function SeriesPatterns({ chartId }: { chartId: string }) {
  return (
    <defs>
      <Pattern id={`${chartId}-1`}>
        <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" strokeWidth={2} fill="none" />
      </Pattern>
      <Pattern id={`${chartId}-2`}>
        <circle cx={2} cy={2} r={1.3} strokeWidth={0} />
        <circle cx={6} cy={6} r={1.3} strokeWidth={0} />
      </Pattern>
      <Pattern id={`${chartId}-3`}>
        <path d="M0 4H8" strokeWidth={2} />
      </Pattern>
      <Pattern id={`${chartId}-4`}>
        <path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" strokeWidth={2} fill="none" />
      </Pattern>
      <Pattern id={`${chartId}-5`}>
        <path d="M0 4H8M4 0V8" strokeWidth={1.25} />
      </Pattern>
    </defs>
  );
}

function Pattern({ id, children }: { id: string; children: ReactNode }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <g className={patternInk}>{children}</g>
    </pattern>
  );
}
