import { calls, firstRead, type IssuedCertificate, useAction, useEndpointPages } from '@portal/api';
import { type PageProps, type Search, useMessages, useSearchState } from '@portal/kit';
import { useState } from 'react';
import { certificateMessages } from '../messages.ts';
import { filtersInAddress } from './certificate-filters.ts';
import { CertificatesScreen } from './CertificatesScreen.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** After the last key of a search. */
const keywordMs = 300;

export function firstReads(_: Readonly<Record<never, string>>, search: Search) {
  return [firstRead(calls.cpd.issued, { body: filtersInAddress.read(search) })];
}

/** Every certificate that was given out, for staff. */
export function CertificatesPage(props: PageProps) {
  const search = useSearchState(filtersInAddress, props, { waitMs: keywordMs });
  const { refetch: _, ...list } = useEndpointPages(
    calls.cpd.issued,
    { body: search.applied },
    { pick: ({ certificates }) => certificates },
  );
  const [asked, setAsked] = useState<IssuedCertificate | null>(null);
  const { revoke, reinstate } = useRevoking();
  return (
    <>
      <CertificatesScreen
        {...list}
        filters={search.value}
        isUpdating={search.isWaiting}
        onTyped={search.set}
        onChosen={search.push}
        onRevoke={setAsked}
        onReinstate={({ number }) => reinstate(number)}
      />
      {asked !== null && (
        <RevokeDialog
          number={asked.number}
          onRevoke={(reason) => revoke(asked.number, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useRevoking() {
  const t = useMessages(certificateMessages);
  const touches = [calls.cpd.issued];
  const revoke = useAction(calls.cpd.revoke, {
    success: (_, { params }) => t('hasRevoked', params),
    failure: t('revokeFailed'),
    touches,
  });
  const reinstate = useAction(calls.cpd.reinstate, {
    success: (_, { params }) => t('hasReinstated', params),
    failure: t('reinstateFailed'),
    touches,
  });
  return {
    revoke: (number: string, reason: string) => revoke.run({ params: { number }, body: { reason } }),
    // What fails has already been told.
    reinstate: (number: string) => void reinstate.run({ params: { number } }).catch(() => undefined),
  };
}
