import type { CpdRecord } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconDownload, IconExternal, Inline } from '@portal/ui';
import { messages } from '../../messages.ts';
import type { Documents } from './use-documents.ts';

export interface CertificateProps {
  record: CpdRecord;
  documents: Documents;
}

/** The certificate of a record, as paper and, where the organisation has confirmed it, as what a wallet keeps. */
export function Certificate({ record, documents: { busy, ...documents } }: CertificateProps) {
  const t = useMessages(messages);
  const { cpdId, title, isConfirmed } = record;
  return (
    <Inline gap={2}>
      <Button
        icon={IconExternal}
        label={t('openCertificate', { title })}
        isPending={busy === `openCertificate ${cpdId}`}
        onPress={() => documents.openCertificate(record)}
      >
        {t('open')}
      </Button>
      <Button
        icon={IconDownload}
        label={t('downloadCertificateNamed', { title })}
        isPending={busy === `downloadCertificate ${cpdId}`}
        onPress={() => documents.downloadCertificate(record)}
      >
        {t('downloadCertificate')}
      </Button>
      {isConfirmed && (
        <Button
          icon={IconDownload}
          label={t('downloadBadgeNamed', { title })}
          isPending={busy === `downloadBadge ${cpdId}`}
          onPress={() => documents.downloadBadge(record)}
        >
          {t('downloadBadge')}
        </Button>
      )}
    </Inline>
  );
}
