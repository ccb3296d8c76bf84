import { ImpersonationBanner } from '@portal/features-onboarding';

/** Says on every page for whom somebody acts; loaded for those who do. */
export function ActingNotice() {
  return <ImpersonationBanner />;
}
