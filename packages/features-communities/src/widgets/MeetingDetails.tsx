import { useOwnSearch } from '@portal/kit';
import { MeetingDetailsPage } from '../pages/MeetingDetails/MeetingDetailsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface MeetingDetailsProps extends WidgetProps {
  /** Of the community. */
  alias: string;
  /** Of the meeting. */
  id: string;
}

/** One meeting on any page: it needs no router. */
export function MeetingDetails({ alias, id, ...site }: MeetingDetailsProps) {
  const address = useOwnSearch();
  return (
    <Widget {...site}>
      <MeetingDetailsPage params={{ alias, id }} {...address} />
    </Widget>
  );
}
