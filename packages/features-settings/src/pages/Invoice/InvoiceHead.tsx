import type { Invoice } from '@portal/api';
import { isTaxInvoice } from '@portal/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Banner, Button, DescriptionList, Heading, IconDownload, Inline, Stack } from '@portal/ui';
import { InvoiceStatusBadge } from '../../components/InvoiceStatusBadge/InvoiceStatusBadge.tsx';
import { settingsMessages } from '../../messages.ts';

export interface InvoiceHeadProps {
  invoice: Invoice;
  /** They come from where they have paid. */
  hasPaid: boolean;
  isDownloading: boolean;
  onDownload: (invoice: Invoice) => void;
  onPay: (paymentUrl: string) => void;
}

/** What an invoice comes to, and what is to be done about it. */
export function InvoiceHead({ invoice, hasPaid, isDownloading, onDownload, onPay }: InvoiceHeadProps) {
  const t = useMessages(settingsMessages);
  const { profile } = usePortal();
  const { day, money } = useFormats();
  const { invoiceNum: number, status, balanceDue, paymentUrl } = invoice;
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Heading level={1} isFocusable>
          {t(isTaxInvoice(invoice, profile) ? 'taxInvoiceNamed' : 'invoiceNamed', { number })}
        </Heading>
        <InvoiceStatusBadge status={status} />
      </Inline>
      <div role="status">
        {hasPaid && (
          <Banner tone={status === 'Paid' ? 'positive' : 'info'}>
            {t(status === 'Paid' ? 'paymentReceived' : 'paymentAwaited')}
          </Banner>
        )}
      </div>
      <DescriptionList
        items={[
          { term: t('invoiceDate'), description: day(invoice.invoiceDate) },
          { term: t('dueDate'), description: day(invoice.dueDate) },
          { term: t('totalIncGst'), description: money(invoice.totalAmountIncGst / 100) },
          { term: t('balanceDue'), description: money(balanceDue / 100) },
        ]}
      />
      <Inline gap={2}>
        {balanceDue > 0 && paymentUrl !== null && (
          <Button tone="primary" onPress={() => onPay(paymentUrl)}>
            {t('pay')}
          </Button>
        )}
        <Button icon={IconDownload} isPending={isDownloading} onPress={() => onDownload(invoice)}>
          {t('download')}
        </Button>
      </Inline>
    </Stack>
  );
}
