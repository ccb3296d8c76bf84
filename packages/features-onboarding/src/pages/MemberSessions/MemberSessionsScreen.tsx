import { useDestinations, useMessages, ViewSwitch } from '@portal/kit';
import {
  Banner,
  EmptyState,
  ForbiddenNotice,
  Illustration,
  Link,
  PageLayout,
  ProblemPanel,
  Stack,
  UserPicker,
  type UserSearch,
} from '@portal/ui';
import { places } from '../../destinations.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { SessionsSkeleton } from '../Sessions/SessionsSkeleton.tsx';
import { MemberSessionList } from './MemberSessionList.tsx';
import type { MemberSessions } from './use-member-sessions.ts';

export interface MemberSessionsScreenProps extends Omit<MemberSessions, 'search'> {
  /** Finds the people. */
  search: UserSearch;
}

export function MemberSessionsScreen(props: MemberSessionsScreenProps) {
  const t = useMessages(onboardingMessages);
  const ownSessions = useDestinations(places).sessions();
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
    return (
      <ViewSwitch
        view={props.view}
        loading={() => <SessionsSkeleton label={t('memberSessionsLoading')} />}
        empty={() => (
          <EmptyState scope="panel" title={t('signedInNowhere', { name })} text={t('signedInNowhereText')} />
        )}
        failed={(problem, retry) => (
          <ProblemPanel title={t('memberSessionsFailed')} text={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('memberSessionsFailed')} text={problem.message} />}
        ready={(list) => <MemberSessionList {...props} name={name} sessions={list} />}
      />
    );
  }
}
