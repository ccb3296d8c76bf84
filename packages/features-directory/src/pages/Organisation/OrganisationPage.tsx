import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { OrganisationScreen } from './OrganisationScreen.tsx';
import { useOrganisation } from './use-organisation.ts';

export function firstReads({ id }: PageProps<'id'>['params']) {
  return [firstRead(calls.account.organisation, { params: { id } })];
}

/** One organisation, with those who show that they work there. */
export function OrganisationPage({ params: { id }, ...address }: PageProps<'id'>) {
  return <OrganisationScreen {...useOrganisation(id, address)} id={id} />;
}
