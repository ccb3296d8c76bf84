import { calls, useEndpoint, type Community, type Member } from '@portal/api';
import { mapView, useDestination, useFormats, useMessages, type View } from '@portal/kit';
import { Link, MetaLine, Section, SkeletonPerson, SkeletonRegion, Stack } from '@portal/ui';
import { messages } from '../../messages.ts';
import { MemberLine } from '../MemberLine/MemberLine.tsx';

const keyMembersShown = 5;

/** The panel beside a community's tabs: what it is at a glance, and who looks after it. */
export function CommunitySider(props: { community: Community }) {
  const { community } = props;
  const { view } = useEndpoint(calls.communities.members, { params: { id: community.id }, query: { onlyKey: true } });
  return <Sider community={community} keyMembers={mapView(view, (reply): readonly Member[] => reply.members)} />;
}

export function Sider(props: { community: Community; keyMembers: View<readonly Member[]> }) {
  const { community, keyMembers } = props;
  const t = useMessages(messages);
  const formats = useFormats();
  const everyone = useDestination()('communities.communityMembers', { alias: community.alias });
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
      {everyone !== undefined && <Link href={everyone}>{t('seeAllMembers')}</Link>}
    </Stack>
  );
}

/** A panel at the side stays silent about what it could not load; the tab itself says it. */
function KeyMembers(props: { view: View<readonly Member[]> }) {
  const { view } = props;
  const t = useMessages(messages);
  if (view.state === 'loading') {
    return (
      <SkeletonRegion>
        <SkeletonPerson />
        <SkeletonPerson />
      </SkeletonRegion>
    );
  }
  if (view.state !== 'ready' || view.data.length === 0) return null;
  return (
    <Section level={2} title={t('keyMembers')}>
      <Stack as="ul" gap={4}>
        {view.data.slice(0, keyMembersShown).map((member) => (
          <li key={member.userId}>
            <MemberLine member={member} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
