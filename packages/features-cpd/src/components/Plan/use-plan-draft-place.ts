import { type DraftEntry, useDestinations, useMessages } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';

/** How the list of drafts names where the plan of a period is written, and the way back to it. */
export function usePlanDraftPlace(periodId: string): Pick<DraftEntry, 'place' | 'href'> {
  const t = useMessages(cpdMessages);
  const to = useDestinations(destinations);
  return { place: t('draftPlace'), href: to.tracker(undefined, { plan: periodId }) };
}
