import type { UserDetail } from '@portal/api';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Banner,
  ForbiddenNotice,
  Heading,
  Link,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { userDestinations } from '../../destinations.ts';
import { SessionsOfPanel } from '../MemberSessions/SessionsOfPanel.tsx';
import type { SessionsOf } from '../MemberSessions/use-sessions-of.ts';
import { accountMessages } from '../../model/messages.ts';
import type { UserChanges } from './use-user.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserQuestions } from './UserQuestions.tsx';

export interface UserScreenProps extends UserChanges {
  view: View<UserDetail>;
  isOneself: boolean;
  sessions: SessionsOf;
}

/** Whose account it is, what can be done with it, and where they are signed in. */
export function UserScreen({ view, ...props }: UserScreenProps) {
  const t = useMessages(accountMessages);
  const list = useDestinations(userDestinations).list();
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        {list !== undefined && <BackLink href={list}>{t('allUsers')}</BackLink>}
        <ViewSwitch
          view={view}
          loading={() => (
            <SkeletonRegion label={t('userLoading')}>
              <Skeleton lines={10} />
            </SkeletonRegion>
          )}
          empty={() => <NotFound />}
          notFound={() => <NotFound />}
          failed={(problem, retry) => (
            <ProblemPanel scope="page" title={t('userFailed')} detail={problem.message} onRetry={retry} />
          )}
          forbidden={(problem) => <ForbiddenNotice title={t('userFailed')} text={problem.message} />}
          ready={(user) => <Found {...props} user={user} />}
        />
      </Stack>
    </PageLayout>
  );
}

function NotFound() {
  const t = useMessages(accountMessages);
  const list = useDestinations(userDestinations).list();
  return (
    <NotFoundNotice
      title={t('userNotFound')}
      text={t('userNotFoundText')}
      action={list !== undefined && <Link href={list}>{t('allUsers')}</Link>}
    />
  );
}

function Found({ user, isOneself, sessions, ...props }: Omit<UserScreenProps, 'view'> & { user: UserDetail }) {
  const t = useMessages(accountMessages);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Stack gap={6}>
      <Heading level={1} size="2xl" isFocusable>
        {name}
      </Heading>
      {isOneself && <OwnAccount />}
      <UserFacts user={user} onAsk={props.onAsk} />
      {user.canBeSignedOut && <SessionsOfPanel {...sessions} name={name} />}
      {user.disabledAt !== null && (
        <Section title={t('sessions')}>
          <Text tone="quiet">{t('noSessions')}</Text>
        </Section>
      )}
      <UserQuestions {...props} user={user} name={name} />
    </Stack>
  );
}

/** One’s own sessions are ended on one’s own page. */
function OwnAccount() {
  const t = useMessages(accountMessages);
  const sessions = useDestinations(userDestinations).sessions();
  return (
    <Banner
      title={t('thisIsYou')}
      role="status"
      action={sessions !== undefined && <Link href={sessions}>{t('ownSessions')}</Link>}
    >
      {t('thisIsYouText')}
    </Banner>
  );
}
