import type { PageProps } from '@portal/kit';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { CommunityTabPage } from './CommunityTabPage.tsx';

export { firstReads } from './use-community.ts';

/** A community's About tab. */
export function CommunityDetailsPage(props: PageProps<'alias'>) {
  return (
    <CommunityTabPage
      alias={props.params.alias}
      tab="about"
      side={(visit) => <CommunitySider community={visit.community} />}
    >
      {(visit) => <AboutPanel community={visit.community} />}
    </CommunityTabPage>
  );
}
