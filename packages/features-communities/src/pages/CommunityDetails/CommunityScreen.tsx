import { useDestinations, useMessages, ViewSwitch, type View } from '@portal/kit';
import { BackLink, PageLayout, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { CommunityHeader } from '../../components/CommunityHeader/CommunityHeader.tsx';
import { communitiesMessages } from '../../messages.ts';
import { closedReason } from '../../model/membership.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { CommunityProblemPanel } from './CommunityProblemPanel.tsx';
import { CommunitySkeleton } from './CommunitySkeleton.tsx';
import { CommunityTabs } from './CommunityTabs.tsx';
import type { CommunityTab } from './tabs-in-place.ts';
import type { Visit } from './use-community.ts';

export interface CommunityScreenProps {
  view: View<Visit>;
  /** Or a page of the community that is no tab. */
  tab: CommunityTab | 'meetings' | 'search';
  /** The panel at the side of the tab. */
  side?: (visit: Visit) => ReactNode;
  /** The tab's content; rendered only for those who may open the community. */
  children: (visit: Visit) => ReactNode;
  onLeft: () => void;
}

/** The frame of a community: cover, facts, tabs, or why it stays closed. */
export function CommunityScreen(props: CommunityScreenProps) {
  const isWhole = props.tab === 'about';
  return (
    <ViewSwitch
      view={props.view}
      loading={() => (
        <PageLayout header={<WayBack />}>
          <CommunitySkeleton />
        </PageLayout>
      )}
      empty={() => (
        <PageLayout header={<WayBack />}>
          <CommunityProblemPanel meaning="notFound" isWhole={isWhole} />
        </PageLayout>
      )}
      failed={(problem, retry) => (
        <PageLayout header={<WayBack />}>
          <CommunityProblemPanel problem={problem} retry={retry} isWhole={isWhole} />
        </PageLayout>
      )}
      forbidden={(problem) => (
        <PageLayout header={<WayBack />}>
          <CommunityProblemPanel problem={problem} isWhole={isWhole} />
        </PageLayout>
      )}
      ready={(visit) => <FoundCommunity {...props} visit={visit} />}
    />
  );
}

function FoundCommunity(props: CommunityScreenProps & { visit: Visit }) {
  const { visit, tab } = props;
  const reason = closedReason(visit.community, visit.isStaff);
  const isOpen = reason === null;
  return (
    <PageLayout
      header={
        <Stack gap={6}>
          <WayBack />
          <CommunityHeader
            community={visit.community}
            isStaff={visit.isStaff}
            isJoinShown={isOpen}
            onLeft={props.onLeft}
          />
          {isOpen && <CommunityTabs community={visit.community} current={tab} />}
        </Stack>
      }
      side={isOpen ? props.side?.(visit) : undefined}
    >
      {isOpen ? (
        props.children(visit)
      ) : (
        <ClosedNotice community={visit.community} reason={reason} isWhole={tab === 'about'} />
      )}
    </PageLayout>
  );
}

function WayBack() {
  const t = useMessages(communitiesMessages);
  const explore = useDestinations(destinations).explore();
  return explore === undefined ? null : <BackLink href={explore}>{t('backToExplore')}</BackLink>;
}
