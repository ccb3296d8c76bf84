import type { PageProps } from '@portal/kit';
import { useUsers } from './use-users.ts';
import { UsersScreen } from './UsersScreen.tsx';

/** Where administrators find accounts. */
export function UsersPage({ search, onSearchChange }: PageProps) {
  return <UsersScreen {...useUsers({ search, onSearchChange })} />;
}
