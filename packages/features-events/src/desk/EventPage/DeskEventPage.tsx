import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
import { deskPlaces, places } from '../../destinations.ts';
import { DeskEventScreen } from './DeskEventScreen.tsx';

/** One event, for those who look after it. */
export function DeskEventPage({ params }: PageProps<'id'>) {
  const { view } = useEndpoint(calls.desk.byId, { params });
  const member = useDestinations(places);
  return (
    <DeskEventScreen view={view} backHref={useDestinations(deskPlaces).list()} memberHref={member.event(params)} />
  );
}
