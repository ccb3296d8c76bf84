import { lazyComponent } from '@portal/ui';
import { useFirstTour } from './use-first-tour.ts';

const Tour = lazyComponent(() => import('./Tour.tsx').then((part) => ({ default: part.Tour })));

/** At home: the tour, where it is due. Its code is fetched for those alone who see it; without it they miss nothing else. */
export function FirstTour() {
  const { isDue, end } = useFirstTour();
  return isDue ? <Tour onEnd={end} onError="hide" /> : null;
}
