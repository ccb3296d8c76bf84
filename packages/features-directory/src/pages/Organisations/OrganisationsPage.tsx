import type { PageProps } from '@portal/kit';
import { OrganisationsScreen } from './OrganisationsScreen.tsx';
import { useOrganisations } from './use-organisations.ts';

/** Where members work. */
export function OrganisationsPage({ search, onSearchChange }: PageProps) {
  return <OrganisationsScreen {...useOrganisations({ search, onSearchChange })} />;
}
