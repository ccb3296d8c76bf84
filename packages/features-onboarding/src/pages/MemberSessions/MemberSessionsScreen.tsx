import { useDestination, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  Banner,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Illustration,
  Link,
  PageLayout,
  ProblemPanel,
  Stack,
  Text,
  UserPicker,
  type UserSearch,
} from '@portal/ui';
import { messages } from '../../messages.ts';
import { SessionsSkeleton } from '../Sessions/SessionsSkeleton.tsx';
import type { SignedInSession } from '../Sessions/use-sessions.ts';
import { MemberSessionList } from './MemberSessionList.tsx';

export interface MemberSessionsScreenProps {
  /** Finds the people. */
  search: UserSearch;
  /** Whose sessions are shown; null while nobody is chosen. */
  personId: string | null;
  /** What that person is called, as soon as it is known. */
  name: string | null;
  isOneself: boolean;
  view: View<readonly SignedInSession[]>;
  endingId: string | null;
  isEndingAll: boolean;
  onChoose(personId: string | null): void;
  onEnd(id: string): void;
  onEndAll(): void;
}

export function MemberSessionsScreen(props: MemberSessionsScreenProps) {
  const t = useMessages(messages);
  const ownSessions = useDestination()('onboarding.sessions');
  const name = props.name ?? t('somebody');
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="2xl">
            {t('memberSessionsTitle')}
          </Heading>
          <Text tone="quiet">{t('memberSessionsIntro')}</Text>
        </Stack>
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
          size="panel"
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
        empty={() => <EmptyState size="panel" title={t('signedInNowhere', { name })} text={t('signedInNowhereText')} />}
        failed={(problem, retry) => (
          <ProblemPanel title={t('memberSessionsFailed')} text={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ForbiddenNotice title={t('memberSessionsFailed')} text={problem.message} />}
        ready={(list) => <MemberSessionList {...props} name={name} sessions={list} />}
      />
    );
  }
}
