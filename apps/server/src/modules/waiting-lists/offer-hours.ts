import { waitingListSettings } from '@portal/rules';
import { featureSettings, type Profile } from '@portal/kit/access';

/** For how many hours the organisation keeps a seat for whoever it is offered to. */
export function offerHoursOf(profile: Profile): number {
  return featureSettings(profile, waitingListSettings).offerHours;
}
