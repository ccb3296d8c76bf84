import { calls, useEndpoint } from '@portal/api';
import { canUseSubmodule, ownPath, safeHref, useDestinations, usePortal, useViewer } from '@portal/kit';
import { membershipDestinations } from '../destinations.ts';
import { ProfileCard } from './ProfileCard.tsx';

/** Whoever is signed in. Where their membership, or its renewal, cannot be asked for, the card has less, and says nothing of it. */
export function LiveProfileCard() {
  const { profile } = usePortal();
  const viewer = useViewer();
  const profileHref = useDestinations(membershipDestinations).ownProfile();
  const may = (submodule: 'membership_profile' | 'membership_renewal') =>
    canUseSubmodule(profile, 'settings', submodule, viewer);
  const hasMembership = may('membership_profile');
  const hasRenewal = may('membership_renewal');
  const { data: membership, ...membershipQuery } = useEndpoint(
    calls.ownMembership.current,
    {},
    { enabled: hasMembership },
  );
  const { data: renewal, ...link } = useEndpoint(calls.ownMembership.renewalLink, {}, { enabled: hasRenewal });
  if (viewer === null) return null;
  const isLoading = link.view.state === 'loading' || (hasMembership && membershipQuery.view.state === 'loading');
  return (
    <ProfileCard
      person={viewer}
      membership={
        membership === undefined ? null : { name: membership.membershipName, renewedTo: membership.renewedToDate }
      }
      profileHref={profileHref}
      isRenewalComing={hasRenewal && isLoading}
      renewHref={ownPath(renewal?.url) ?? safeHref(renewal?.url) ?? undefined}
    />
  );
}
