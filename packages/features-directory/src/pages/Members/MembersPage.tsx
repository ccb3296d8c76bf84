import type { PageProps } from '@portal/kit';
import { MembersScreen } from './MembersScreen.tsx';
import { TakeTable } from './TakeTable.tsx';
import { useMembers } from './use-members.ts';

/** Members find each other. */
export function MembersPage({ search, onSearchChange }: PageProps) {
  const { applied, ...list } = useMembers({ search, onSearchChange });
  return <MembersScreen {...list} actions={<TakeTable filters={applied} />} />;
}
