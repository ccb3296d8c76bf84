import { useId } from 'react';

/** An id that may stand in `url(#…)`. */
export function useChartId(): string {
  return `chart-${useId().replaceAll(/\W/g, '')}`;
}
