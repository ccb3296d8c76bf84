import { calls, firstCall } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { CommunityTabPage } from './CommunityTabPage.tsx';

export function firstCalls({ alias }: PageProps<'alias'>['params']) {
  return [firstCall(calls.communities.byAlias, { query: { alias } })];
}

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
