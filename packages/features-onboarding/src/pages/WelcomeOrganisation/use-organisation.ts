import { calls, useEndpoint } from '@portal/api';
import { useState } from 'react';

export interface OrganisationDetail {
  /** Of the one that was asked for last; null as long as it is not known, or cannot be. */
  detail: { id: string; name: string; location: string } | null;
  onChosen(id: string | null): void;
}

/** Where an organisation is, once one is chosen. Nobody is told where that cannot be asked for: it is not needed to go on. */
export function useOrganisation(): OrganisationDetail {
  const [id, setId] = useState<string | null>(null);
  const { view } = useEndpoint(calls.account.organisation, { params: { id: id ?? '' } }, { enabled: id !== null });
  return { detail: id !== null && view.state === 'ready' ? view.data : null, onChosen: setId };
}
