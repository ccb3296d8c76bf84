import { calls, firstRead, useEndpoint } from '@portal/api';
import { type PageProps, useViewer } from '@portal/kit';
import { FindAnOtScreen } from './FindAnOtScreen.tsx';

const practice = { params: { segmentType: 'areaofpractices' } };
const funding = { params: { segmentType: 'fundingscheme' } };

export function firstReads() {
  return [
    firstRead(calls.account.workplace),
    firstRead(calls.preferences.kept, practice),
    firstRead(calls.preferences.kept, funding),
  ];
}

/** What 'Find an OT' tells of a member. */
export function FindAnOtPage(_props: PageProps) {
  const workplace = useEndpoint(calls.account.workplace);
  const areas = useEndpoint(calls.preferences.kept, practice);
  const schemes = useEndpoint(calls.preferences.kept, funding);
  // A place that is not told, or could not be asked for, is not offered.
  const { data } = useEndpoint(calls.preferences.updateDetailsLink);
  const isMember = useViewer()?.contactTypes.includes('Member') ?? false;
  return (
    <FindAnOtScreen
      workplace={workplace.view}
      areas={areas.view}
      schemes={schemes.view}
      updateHref={isMember ? (data?.url ?? undefined) : undefined}
    />
  );
}
