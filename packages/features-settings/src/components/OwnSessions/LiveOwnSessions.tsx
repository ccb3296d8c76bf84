import { OwnSessionsPanel } from './OwnSessionsPanel.tsx';
import { useOwnSessions } from './use-own-sessions.ts';

/** One's sessions as the server has them. */
export function LiveOwnSessions() {
  return <OwnSessionsPanel {...useOwnSessions()} />;
}
