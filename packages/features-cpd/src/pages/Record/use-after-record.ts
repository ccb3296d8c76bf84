import { calls } from '@portal/api';
import { useDestinations, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';

const invalidates = [
  calls.cpd.periods,
  calls.cpd.currentPeriod,
  calls.cpd.gapEvents,
  calls.cpd.records,
  calls.nextSteps.list,
];

/** Where one goes once a record is saved, and what is read again then. */
export function useAfterRecord() {
  const { navigation } = usePortal();
  const trackerHref = useDestinations(destinations).tracker();
  return {
    trackerHref,
    invalidates,
    leave: () => trackerHref !== undefined && navigation.navigate(trackerHref),
  };
}
