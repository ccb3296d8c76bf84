import type { PageProps } from '@portal/kit';
import { SessionsScreen } from './SessionsScreen.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the member is signed in, and the way out of each. */
export function SessionsPage(_: PageProps) {
  return <SessionsScreen {...useSessions()} />;
}
