import { calls, firstRead, useOrganisationSearch } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { OrganisationDetailsScreen } from './OrganisationDetailsScreen.tsx';
import { useWorkplace } from './use-workplace.ts';

export function firstReads() {
  return [firstRead(calls.account.workplace, {})];
}

/** Where I work. */
export function OrganisationDetailsPage(_props: PageProps) {
  const { view, save } = useWorkplace();
  return <OrganisationDetailsScreen view={view} organisations={useOrganisationSearch()} onSave={save} />;
}
