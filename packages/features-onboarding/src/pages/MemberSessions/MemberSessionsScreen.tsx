import { useDestinations, useMessages } from '@portal/kit';
import { Banner, EmptyState, Illustration, Link, PageLayout, Stack, UserPicker, type UserSearch } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { SessionsOfPanel } from './SessionsOfPanel.tsx';
import type { MemberSessions } from './use-member-sessions.ts';

export interface MemberSessionsScreenProps extends Omit<MemberSessions, 'search'> {
  /** Finds the people. */
  search: UserSearch;
}

export function MemberSessionsScreen(props: MemberSessionsScreenProps) {
  const t = useMessages(onboardingMessages);
  const ownSessions = useDestinations(destinations).sessions();
  const name = props.name ?? t('somebody');
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        <PageTitle title={t('memberSessionsTitle')} intro={t('memberSessionsIntro')} />
        <UserPicker
          label={t('person')}
          description={t('personHint')}
          value={props.personId}
          onChange={props.onChoose}
          search={props.search}
        />
        {sessions()}
      </Stack>
    </PageLayout>
  );

  function sessions() {
    if (props.personId === null)
      return (
        <EmptyState
          scope="panel"
          illustration={<Illustration name="people" />}
          title={t('nobodyChosen')}
          text={t('nobodyChosenText')}
        />
      );
    if (props.isOneself)
      return (
        <Banner
          title={t('thisIsYou')}
          role="status"
          action={ownSessions !== undefined && <Link href={ownSessions}>{t('sessionsTitle')}</Link>}
        >
          {t('thisIsYouText')}
        </Banner>
      );
    return <SessionsOfPanel {...props} name={name} />;
  }
}
