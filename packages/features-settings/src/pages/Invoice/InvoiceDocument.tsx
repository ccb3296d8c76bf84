import type { Invoice } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { lazyComponent, PanelSwitch, Skeleton } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

/** Its reader weighs more than every other page. */
const PdfViewer = lazyComponent(() =>
  import('@portal/ui/pdf-viewer').then((module) => ({ default: module.PdfViewer })),
);

export interface InvoiceDocumentProps {
  invoice: Invoice;
  preview: View<{ previewUrl: string }>;
}

/** The paper itself, drawn anew once it says something else. */
export function InvoiceDocument({ invoice: { invoiceNum: number, status }, preview }: InvoiceDocumentProps) {
  const t = useMessages(settingsMessages);
  const skeleton = <Skeleton lines={20} />;
  return (
    <PanelSwitch
      view={preview}
      skeleton={skeleton}
      skeletonLabel={t('invoiceLoading')}
      failedTitle={t('previewFailed')}
      empty={t('noPreview')}
    >
      {({ previewUrl }) => (
        <PdfViewer
          key={status}
          url={previewUrl}
          name={`${t('invoiceFile', { number })}.pdf`}
          labels={{ failed: t('pdfFailed') }}
          fallback={skeleton}
          onError={{ title: t('pdfFailed') }}
        />
      )}
    </PanelSwitch>
  );
}
