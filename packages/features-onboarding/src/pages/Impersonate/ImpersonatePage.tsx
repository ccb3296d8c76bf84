import { type PageProps, useViewer, userRoles } from '@portal/kit';
import { ImpersonateScreen } from './ImpersonateScreen.tsx';
import { useImpersonate } from './use-impersonate.ts';

/** Where an administrator begins to see the portal as a member does. Whom, the address may say; the server decides who may. */
export function ImpersonatePage({ search }: PageProps) {
  return (
    <ImpersonateScreen {...useImpersonate(search.person ?? null)} isAllowed={useViewer()?.role === userRoles.Admin} />
  );
}
