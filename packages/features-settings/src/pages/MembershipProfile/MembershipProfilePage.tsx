import { calls, firstRead, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { MembershipProfileScreen } from './MembershipProfileScreen.tsx';
import { useDownloadMembership } from './use-download-membership.ts';

export function firstReads() {
  return [firstRead(calls.ownMembership.current)];
}

/** What a member's membership is, and where more is done with it. */
export function MembershipProfilePage(_props: PageProps) {
  const { view } = useEndpoint(calls.ownMembership.current);
  const isKnown = view.state === 'ready';
  const params = { id: isKnown ? view.data.id : '' };
  const preview = useEndpoint(calls.ownMembership.preview, { params }, { enabled: isKnown });
  // A place that is not told, or could not be asked for, is not offered.
  const renewal = useEndpoint(calls.ownMembership.renewalLink);
  const manage = useEndpoint(calls.ownMembership.manageLink);
  const payment = useEndpoint(calls.ownMembership.updatePaymentLink);
  return (
    <MembershipProfileScreen
      view={view}
      hrefs={{
        renew: renewal.data?.url ?? undefined,
        manage: manage.data?.url ?? undefined,
        updatePayment: payment.data?.url ?? undefined,
        print: preview.data?.previewUrl,
      }}
      {...useDownloadMembership()}
    />
  );
}
