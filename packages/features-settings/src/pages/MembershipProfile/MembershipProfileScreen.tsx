import type { OwnMembership } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Badge, DescriptionList, Heading, PageLayout, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { MembershipCard } from '../../components/MembershipCard/MembershipCard.tsx';
import { settingsMessages } from '../../messages.ts';
import { MembershipActions, type MembershipActionsProps } from './MembershipActions.tsx';

export interface MembershipProfileScreenProps extends Omit<MembershipActionsProps, 'membership'> {
  view: View<OwnMembership>;
}

const tones = { Active: 'positive', Lapsed: 'caution', Cancelled: 'neutral' } as const;

export function MembershipProfileScreen({ view, ...actions }: MembershipProfileScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('membershipProfilePageTitle')}
          </Heading>
          <Text tone="quiet">{t('membershipIntro')}</Text>
        </Stack>
      }
    >
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('membershipLoading')}
        failedTitle={t('membershipFailed')}
      >
        {(membership) => (
          <Stack gap={8}>
            <Facts membership={membership} />
            <MembershipActions {...actions} membership={membership} />
            {membership.memberStatus === 'Active' && <MembershipCard membership={membership} />}
          </Stack>
        )}
      </PanelSwitch>
    </PageLayout>
  );
}

function Facts({ membership }: { membership: OwnMembership }) {
  const t = useMessages(settingsMessages);
  const { day } = useFormats();
  const { memberStatus: status } = membership;
  return (
    <DescriptionList
      items={[
        { term: t('memberNumber'), description: membership.memberNum || t('noValue') },
        { term: t('membershipType'), description: membership.membershipName },
        { term: t('memberStatus'), description: <Badge tone={tones[status]}>{t(`member${status}`)}</Badge> },
        { term: t('joinDate'), description: day(membership.joinDate) },
        { term: t('renewedTo'), description: day(membership.renewedToDate) },
        { term: t('terminationDate'), description: day(membership.terminationDate) },
      ]}
    />
  );
}
