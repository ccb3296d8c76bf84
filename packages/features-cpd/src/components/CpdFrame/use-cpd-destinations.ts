import { useDestinations, useMessages } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';

export type CpdDestination = 'tracker' | 'enrolled' | 'allCourses';

/** The pages of CPD that this portal has, and the events that count for it. */
export function useCpdDestinations() {
  const t = useMessages(cpdMessages);
  const to = useDestinations(destinations);
  const linkTo = (id: CpdDestination, label: string) => {
    const href = to[id]();
    return href === undefined ? [] : [{ id, label, href }];
  };
  const eventsHref = to.discover({ filterType: 'all' });
  return {
    tracker: linkTo('tracker', t('tracker')),
    courses: [...linkTo('enrolled', t('enrolled')), ...linkTo('allCourses', t('allCourses'))],
    events: eventsHref === undefined ? [] : [{ id: 'events', label: t('searchEvents'), href: eventsHref }],
  };
}
