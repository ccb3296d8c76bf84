import { useMessages, ViewSwitch } from '@portal/kit';
import { EmptyState, ForbiddenNotice, ProblemPanel } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { SessionsSkeleton } from '../Sessions/SessionsSkeleton.tsx';
import { MemberSessionList } from './MemberSessionList.tsx';
import type { SessionsOf } from './use-sessions-of.ts';

export interface SessionsOfPanelProps extends SessionsOf {
  /** Whose they are. */
  name: string;
}

/** Where somebody else is signed in, as far as it has been loaded. */
export function SessionsOfPanel({ view, ...list }: SessionsOfPanelProps) {
  const t = useMessages(onboardingMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => <SessionsSkeleton label={t('memberSessionsLoading')} />}
      empty={() => (
        <EmptyState scope="panel" title={t('signedInNowhere', { name: list.name })} text={t('signedInNowhereText')} />
      )}
      failed={(problem, retry) => (
        <ProblemPanel title={t('memberSessionsFailed')} text={problem.message} onRetry={retry} />
      )}
      forbidden={(problem) => <ForbiddenNotice title={t('memberSessionsFailed')} text={problem.message} />}
      ready={(sessions) => <MemberSessionList {...list} sessions={sessions} />}
    />
  );
}
