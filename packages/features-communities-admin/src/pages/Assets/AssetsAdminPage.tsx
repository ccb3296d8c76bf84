import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { LiveFolders } from './LiveFolders.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** Folders of a community, for those who look after them. The address can name one that is open. */
export function AssetsAdminPage({ params, search }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="assets">
      {({ community }) => <LiveFolders key={community.id} community={community} openFolder={search.folder} />}
    </CommunityAdmin>
  );
}
