import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { CommunitySettings } from './CommunitySettings.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** The settings of a community, for those of staff level. */
export function CommunitySettingsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="settings">
      {({ community }) => <CommunitySettings key={params.id} community={community} />}
    </CommunityAdmin>
  );
}
