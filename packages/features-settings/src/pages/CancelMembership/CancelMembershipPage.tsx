import { calls, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { CancelMembershipScreen } from './CancelMembershipScreen.tsx';
import { useCancelMembership } from './use-cancel-membership.ts';

/** The end of a membership. */
export function CancelMembershipPage(_props: PageProps) {
  const { view } = useEndpoint(calls.ownMembership.canCancel);
  const { confirm, question } = useCancelMembership();
  return (
    <>
      <CancelMembershipScreen view={view} onConfirm={confirm} />
      {question}
    </>
  );
}
