import type { PageProps } from '@portal/kit';
import { CommunityTabPage } from './CommunityTabPage.tsx';
import { LiveAssets } from './LiveAssets.tsx';

export { firstReads } from './use-community.ts';

/** A community's Assets tab: its folders with their files and links. */
export function CommunityAssetsPage(props: PageProps<'alias'>) {
  return (
    <CommunityTabPage alias={props.params.alias} tab="assets">
      {(visit) => <LiveAssets communityId={visit.community.id} />}
    </CommunityTabPage>
  );
}
