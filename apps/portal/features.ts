import { manifests as communities } from '@portal/features-communities/manifest';
import { manifests as communitiesAdmin } from '@portal/features-communities-admin/manifest';
import { manifests as content } from '@portal/features-content/manifest';
import { manifests as contentAdmin } from '@portal/features-content-admin/manifest';
import { manifests as cpd } from '@portal/features-cpd/manifest';
import { manifests as directory } from '@portal/features-directory/manifest';
import { manifests as events } from '@portal/features-events/manifest';
import { manifests as eventsDesk } from '@portal/features-events-desk/manifest';
import { manifests as home } from '@portal/features-home/manifest';
import { manifests as onboarding } from '@portal/features-onboarding/manifest';
import { manifests as settings } from '@portal/features-settings/manifest';
import { manifests as comingSoon } from '@portal/host/manifest';

/** Every feature that a portal can be built with. */
export const features = [
  ...onboarding,
  ...communities,
  ...communitiesAdmin,
  ...events,
  ...eventsDesk,
  ...cpd,
  ...content,
  ...directory,
  ...contentAdmin,
  ...home,
  ...settings,
  ...comingSoon,
];
