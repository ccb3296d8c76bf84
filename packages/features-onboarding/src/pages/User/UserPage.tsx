import type { PageProps } from '@portal/kit';
import { useSessionsOf } from '../MemberSessions/use-sessions-of.ts';
import { useUser } from './use-user.ts';
import { UserScreen } from './UserScreen.tsx';

/** One account, for who runs the portal. */
export function UserPage({ params }: PageProps<'id'>) {
  const user = useUser(params.id);
  const found = user.view.state === 'ready' ? user.view.data : null;
  const name = found === null ? null : `${found.firstName} ${found.lastName}`;
  const sessions = useSessionsOf(found?.canBeSignedOut === true ? params.id : null, name);
  return <UserScreen {...user} sessions={sessions} />;
}
