import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { OrganisationDetailsScreen } from './OrganisationDetailsScreen.tsx';
import { useOrganisations } from './use-organisations.ts';
import { useWorkplace } from './use-workplace.ts';

export function firstReads() {
  return [firstRead(calls.account.workplace, {})];
}

/** Where I work. */
export function OrganisationDetailsPage(_props: PageProps) {
  const { view, save } = useWorkplace();
  return <OrganisationDetailsScreen view={view} organisations={useOrganisations()} onSave={save} />;
}
