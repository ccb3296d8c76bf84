import { type PageProps, useViewer, userRoles } from '@portal/kit';
import { ImpersonateScreen } from './ImpersonateScreen.tsx';
import { useImpersonate } from './use-impersonate.ts';

/** Where an administrator begins to see the portal as a member does. The server decides who may. */
export function ImpersonatePage(_: PageProps) {
  return <ImpersonateScreen {...useImpersonate()} isAllowed={useViewer()?.role === userRoles.Admin} />;
}
