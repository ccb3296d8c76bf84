import { calls, firstRead } from '@portal/api';
import { type PageProps, useViewer } from '@portal/kit';
import { ProfileDetailsScreen } from './ProfileDetailsScreen.tsx';
import { useProfileDetails } from './use-profile-details.ts';

export function firstReads() {
  return [firstRead(calls.directory.profile, {})];
}

/** What I say of myself in the directory. */
export function ProfileDetailsPage(_props: PageProps) {
  return <ProfileDetailsScreen {...useProfileDetails()} personId={useViewer()?.id ?? ''} />;
}
