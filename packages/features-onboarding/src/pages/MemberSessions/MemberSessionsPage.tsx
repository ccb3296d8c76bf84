import type { PageProps } from '@portal/kit';
import { MemberSessionsScreen } from './MemberSessionsScreen.tsx';
import { useMemberSessions } from './use-member-sessions.ts';

/** Where an administrator signs somebody else out. Whose sessions they are, the address says. */
export function MemberSessionsPage({ search, onSearchChange }: PageProps) {
  const sessions = useMemberSessions(search.person ?? null, (id) => onSearchChange({ person: id ?? undefined }));
  return <MemberSessionsScreen {...sessions} />;
}
