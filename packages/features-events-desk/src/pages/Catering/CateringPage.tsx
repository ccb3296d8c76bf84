import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { CateringScreen } from './CateringScreen.tsx';

/** What the people of an event eat and need, to be printed for the caterer. */
export function CateringPage({ params }: PageProps<'id'>) {
  const event = useEndpoint(calls.desk.byId, { params });
  const needs = useEndpoint(calls.attendance.needs, { params });
  return (
    <CateringScreen
      event={event.view}
      view={needs.view}
      backHref={useDestinations(destinations).attendees(params)}
      onPrint={() => window.print()}
    />
  );
}
