import type { Invoice } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { BackLink, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { InvoiceHead, type InvoiceHeadProps } from './InvoiceHead.tsx';

export interface InvoiceScreenProps extends Omit<InvoiceHeadProps, 'invoice'> {
  view: View<Invoice>;
  /** Where the paper opens. */
  preview: View<{ previewUrl: string }>;
  backHref: string | undefined;
}

export function InvoiceScreen({ view, preview, backHref, ...head }: InvoiceScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="small"
      header={backHref !== undefined && <BackLink href={backHref}>{t('invoicesPageTitle')}</BackLink>}
    >
      <PanelSwitch
        view={view}
        scope="page"
        skeleton={<Skeleton lines={16} />}
        skeletonLabel={t('invoiceLoading')}
        failedTitle={t('invoiceFailed')}
      >
        {(invoice) => (
          <Stack gap={6}>
            <InvoiceHead {...head} invoice={invoice} />
            <InvoiceDocument invoice={invoice} preview={preview} />
          </Stack>
        )}
      </PanelSwitch>
    </PageLayout>
  );
}
