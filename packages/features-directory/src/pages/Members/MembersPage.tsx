import type { PageProps } from '@portal/kit';
import { MembersScreen } from './MembersScreen.tsx';
import { useMembers } from './use-members.ts';

/** Members find each other. */
export function MembersPage({ search, onSearchChange }: PageProps) {
  return <MembersScreen {...useMembers({ search, onSearchChange })} />;
}
