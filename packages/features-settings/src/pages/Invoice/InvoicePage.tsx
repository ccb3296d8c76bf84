import { calls, firstRead, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { billingDestinations } from '../../destinations.ts';
import { nextPollMs } from '../../model/next-poll.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';
import { useDownloadInvoice } from './use-download-invoice.ts';

export function firstReads(params: { id: string }) {
  return [firstRead(calls.invoices.byId, { params }), firstRead(calls.invoices.preview, { params })];
}

/** One invoice as the paper that it is; also where somebody comes back to from paying it. */
export function InvoicePage({ params, search }: PageProps<'id'>) {
  const hasPaid = search['from'] === 'paid';
  const { view } = useEndpoint(
    calls.invoices.byId,
    { params },
    { renewsMs: (invoice, times) => (hasPaid && invoice?.status === 'Pending' ? nextPollMs(times) : undefined) },
  );
  const preview = useEndpoint(calls.invoices.preview, { params }, { isEmpty: ({ previewUrl }) => previewUrl === '' });
  const { navigation } = usePortal();
  return (
    <InvoiceScreen
      view={view}
      preview={preview.view}
      hasPaid={hasPaid}
      backHref={useDestinations(billingDestinations).invoices()}
      {...useDownloadInvoice()}
      onPay={(paymentUrl) => navigation.navigate(paymentUrl)}
    />
  );
}
