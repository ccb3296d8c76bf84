import type { PageProps } from '@portal/kit';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';
import { useCommunity } from './use-community.ts';
import { useWayOut } from './use-way-out.ts';

/** A community's About tab. */
export function CommunityDetailsPage(props: PageProps<'alias'>) {
  const view = useCommunity(props.params.alias);
  const leave = useWayOut();
  return (
    <CommunityScreen
      view={view}
      tab="about"
      side={(visit) => <CommunitySider community={visit.community} />}
      onLeft={leave}
    >
      {(visit) => <AboutPanel community={visit.community} />}
    </CommunityScreen>
  );
}
