import { useDestinations, useMessages } from '@portal/kit';
import { places } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';

export type CpdPlace = 'tracker' | 'enrolled' | 'allCourses';

/** The pages of CPD that this portal has, and the events that count for it. */
export function useCpdPlaces() {
  const t = useMessages(cpdMessages);
  const to = useDestinations(places);
  const placeOf = (id: CpdPlace, label: string) => {
    const href = to[id]();
    return href === undefined ? [] : [{ id, label, href }];
  };
  const eventsHref = to.discover({ filterType: 'all' });
  return {
    tracker: placeOf('tracker', t('tracker')),
    courses: [...placeOf('enrolled', t('enrolled')), ...placeOf('allCourses', t('allCourses'))],
    events: eventsHref === undefined ? [] : [{ id: 'events', label: t('searchEvents'), href: eventsHref }],
  };
}
