import { calls, firstRead, type IssuedCertificate, useAction, useEndpointPages } from '@portal/api';
import { type PageProps, type Search, useListFilters, useMessages } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { cpdDeskMessages } from '../messages.ts';
import { filtersInAddress } from './certificate-filters.ts';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const RevokeDialog = lazyComponent(() =>
  import('./RevokeDialog.tsx').then((module) => ({ default: module.RevokeDialog })),
);

export function firstReads(_: Readonly<Record<never, string>>, search: Search) {
  return [firstRead(calls.cpd.issued, { body: filtersInAddress.read(search) })];
}

/** Every certificate that was given out, for staff. */
export function CertificatesPage(props: PageProps) {
  const { applied, shown } = useListFilters(filtersInAddress, props);
  const { refetch: _, ...list } = useEndpointPages(
    calls.cpd.issued,
    { body: applied },
    { pick: ({ certificates }) => certificates },
  );
  const [pending, setPending] = useState<IssuedCertificate | null>(null);
  const { revoke, reinstate } = useRevoking();
  return (
    <>
      <CertificatesScreen {...list} {...shown} onRevoke={setPending} onReinstate={({ number }) => reinstate(number)} />
      {pending !== null && (
        <RevokeDialog
          number={pending.number}
          onRevoke={(reason) => revoke(pending.number, reason)}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}

function useRevoking() {
  const t = useMessages(cpdDeskMessages);
  const invalidates = [calls.cpd.issued];
  const revoke = useAction(calls.cpd.revoke, {
    success: (_, { params }) => t('hasRevoked', params),
    failure: t('revokeFailed'),
    invalidates,
  });
  const reinstate = useAction(calls.cpd.reinstate, {
    success: (_, { params }) => t('hasReinstated', params),
    failure: t('reinstateFailed'),
    invalidates,
  });
  return {
    revoke: (number: string, reason: string) => revoke.run({ params: { number }, body: { reason } }),
    // What fails has already been told.
    reinstate: (number: string) => void reinstate.run({ params: { number } }).catch(() => undefined),
  };
}
