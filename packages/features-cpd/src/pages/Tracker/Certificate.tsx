import type { CpdRecord } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconDownload, IconExternal, Inline } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import type { Documents } from './use-documents.ts';

export interface CertificateProps {
  record: CpdRecord;
  documents: Documents;
}

/** The paper of a record: a certificate of what the organisation has confirmed, which a wallet keeps as well, and of what a member alone says none. */
export function Certificate({ record, documents: { busy, ...documents } }: CertificateProps) {
  const t = useMessages(cpdMessages);
  const { cpdId, title, isConfirmed } = record;
  return (
    <Inline gap={2}>
      <Button
        icon={IconExternal}
        label={t(isConfirmed ? 'openCertificate' : 'openRecord', { title })}
        isPending={busy === `openCertificate ${cpdId}`}
        onPress={() => documents.openCertificate(record)}
      >
        {t('open')}
      </Button>
      <Button
        icon={IconDownload}
        label={t(isConfirmed ? 'downloadCertificateNamed' : 'downloadRecordNamed', { title })}
        isPending={busy === `downloadCertificate ${cpdId}`}
        onPress={() => documents.downloadCertificate(record)}
      >
        {t(isConfirmed ? 'downloadCertificate' : 'downloadRecord')}
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
