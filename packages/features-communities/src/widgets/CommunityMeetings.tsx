import { useOwnSearch } from '@portal/kit';
import { CommunityMeetingsPage } from '../pages/CommunityMeetings/CommunityMeetingsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface CommunityMeetingsProps extends WidgetProps {
  /** Of the community. */
  alias: string;
}

/** The meetings of one community on any page: it needs no router. */
export function CommunityMeetings({ alias, ...site }: CommunityMeetingsProps) {
  const address = useOwnSearch();
  return (
    <Widget {...site}>
      <CommunityMeetingsPage params={{ alias }} {...address} />
    </Widget>
  );
}
