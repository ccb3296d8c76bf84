import { type PageProps, useOwnSearch } from '@portal/kit';
import { DiscoverPage } from '../pages/Discover/DiscoverPage.tsx';
import { CpdEventsPage, GeneralEventsPage } from '../pages/Discover/EventTypePages.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface DiscoverEventsProps extends WidgetProps {
  /** The kind that the list begins with; all when left out. */
  kind?: 'cpd' | 'general';
  /** What the list is limited to at first, as in the address. */
  initialSearch?: PageProps['search'];
}

/** Events to be found by word, kind, place and date, on any page: it needs no router and keeps its filters to itself. */
export function DiscoverEvents({ kind, initialSearch, ...site }: DiscoverEventsProps) {
  const address = useOwnSearch(initialSearch);
  return (
    <Widget {...site}>
      {kind === 'cpd' ? (
        <CpdEventsPage params={{}} {...address} isInPlace />
      ) : kind === 'general' ? (
        <GeneralEventsPage params={{}} {...address} isInPlace />
      ) : (
        <DiscoverPage params={{ filterType: 'all' }} {...address} isInPlace />
      )}
    </Widget>
  );
}
