import { type PageProps, useOwnSearch } from '@portal/kit';
import { ExploreMeetingsPage } from '../pages/ExploreMeetings/ExploreMeetingsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface ExploreMeetingsProps extends WidgetProps {
  /** What the list is limited to at first, as in the address. */
  initialSearch?: PageProps['search'];
}

/** The meetings of all communities on any page: it needs no router and keeps its filters to itself. */
export function ExploreMeetings({ initialSearch, ...site }: ExploreMeetingsProps) {
  const address = useOwnSearch(initialSearch);
  return (
    <Widget {...site}>
      <ExploreMeetingsPage params={{}} {...address} />
    </Widget>
  );
}
