import { calls, useAction } from '@portal/api';
import { useEffect } from 'react';

/** Says that the link of an invitation was opened, once the page is there: programs that look through mails ask for the page alone. What fails has no words of its own. */
export function useOpenedInvitation(id: string | undefined): void {
  const { run } = useAction(calls.invitations.opened, { failure: () => null });
  useEffect(() => {
    if (id !== undefined) run({ body: { invitationId: id } }).catch(() => undefined);
  }, [id, run]);
}
