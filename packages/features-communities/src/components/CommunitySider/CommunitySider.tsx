import type { Community, Member } from '@portal/api';
import { mapView, useDestinations, useFormats, useMessages, type View } from '@portal/kit';
import { Link, MetaLine, PanelSwitch, Section, SkeletonPerson, Stack } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { useKeyMembers } from '../../model/use-key-members.ts';
import { MemberLine } from '../MemberLine/MemberLine.tsx';

const keyMembersShown = 5;

/** The panel beside a community's tabs: what it is at a glance, and who looks after it. */
export function CommunitySider(props: { community: Community }) {
  const { community } = props;
  const { view } = useKeyMembers(community.id);
  return <Sider community={community} keyMembers={mapView(view, ({ members }) => members)} />;
}

export function Sider(props: { community: Community; keyMembers: View<readonly Member[]> }) {
  const { community, keyMembers } = props;
  const t = useMessages(communitiesMessages);
  const formats = useFormats();
  const to = useDestinations(destinations);
  const [everyone, meetings] = [to.communityMembers, to.communityMeetings].map((page) =>
    page({ alias: community.alias }),
  );
  const facts = [
    t('postCount', { n: community.postsCount }),
    community.latestActivity === null ? null : t('lastActive', { when: formats.relative(community.latestActivity) }),
    t('createdIn', { date: formats.date(community.createdAt) }),
  ];

  return (
    <Stack gap={8}>
      <Section level={2} title={t('facts')}>
        <MetaLine items={facts} />
      </Section>
      <KeyMembers view={keyMembers} />
      {everyone !== undefined && (
        <Link href={everyone} isStandalone hasTouchTarget>
          {t('seeAllMembers')}
        </Link>
      )}
      {meetings !== undefined && (
        <Link href={meetings} isStandalone hasTouchTarget>
          {t('communityMeetingsPageTitle')}
        </Link>
      )}
    </Stack>
  );
}

function KeyMembers(props: { view: View<readonly Member[]> }) {
  const t = useMessages(communitiesMessages);
  return (
    <PanelSwitch
      title={t('keyMembers')}
      view={props.view}
      skeleton={
        <Stack gap={4}>
          <SkeletonPerson />
          <SkeletonPerson />
        </Stack>
      }
      failedTitle={t('keyMembersFailed')}
    >
      {(members) => (
        <Stack as="ul" gap={4}>
          {members.slice(0, keyMembersShown).map((member) => (
            <li key={member.userId}>
              <MemberLine member={member} />
            </li>
          ))}
        </Stack>
      )}
    </PanelSwitch>
  );
}
