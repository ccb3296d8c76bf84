import type { IssuedCertificate } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Stack, Table, type TableColumn, Text } from '@portal/ui';
import { useMemo } from 'react';
import { cpdDeskMessages } from '../messages.ts';

export interface CertificateTableProps {
  certificates: readonly IssuedCertificate[];
  onRevoke: (certificate: IssuedCertificate) => void;
  onReinstate: (certificate: IssuedCertificate) => void;
}

const tones = { genuine: 'positive', entered: 'caution', outdated: 'neutral', revoked: 'critical' } as const;

export function CertificateTable({ certificates, onRevoke, onReinstate }: CertificateTableProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <Table
      caption={t('title')}
      isCaptionHidden
      rows={certificates}
      rowId={({ number }) => number}
      rowLabel={({ number }) => number}
      columns={useColumns()}
      inlineActions={(certificate) => {
        const { number, revocation } = certificate;
        return revocation === null ? (
          <Button size="sm" tone="quiet" label={t('revokeNamed', { number })} onPress={() => onRevoke(certificate)}>
            {t('revoke')}
          </Button>
        ) : (
          <Button
            size="sm"
            tone="quiet"
            label={t('reinstateNamed', { number })}
            onPress={() => onReinstate(certificate)}
          >
            {t('reinstate')}
          </Button>
        );
      }}
    />
  );
}

function useColumns(): TableColumn<IssuedCertificate>[] {
  const t = useMessages(cpdDeskMessages);
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('number'),
        isRowHeader: true,
        priority: 'high',
        width: 'lg',
        cell: ({ number }) => number,
      },
      {
        id: 'holder',
        header: t('holder'),
        priority: 'high',
        width: 'sm',
        cell: ({ holderName }) => holderName || <Quiet>{t('gone')}</Quiet>,
      },
      {
        id: 'about',
        header: t('about'),
        cell: ({ kind, title }) => title || (kind === 'summary' ? t('summary') : <Quiet>{t('recordGone')}</Quiet>),
      },
      { id: 'issued', header: t('issued'), width: 'sm', cell: ({ issuedDate }) => date(issuedDate) },
      { id: 'state', header: t('state'), priority: 'high', cell: (certificate) => <State certificate={certificate} /> },
    ],
    [t, date],
  );
}

function State({ certificate: { kind, isConfirmed, status, revocation } }: { certificate: IssuedCertificate }) {
  const t = useMessages(cpdDeskMessages);
  const { dateTime } = useFormats();
  const isEntered = kind === 'record' && !isConfirmed;
  const shownStatus = status === 'genuine' && isEntered ? 'entered' : status;
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={tones[shownStatus]}>{t(shownStatus)}</Badge>
      </span>
      {status === 'genuine' && !isConfirmed && (
        <Text size="sm" tone="quiet">
          {t(isEntered ? 'enteredText' : 'summaryText')}
        </Text>
      )}
      {revocation !== null && (
        <Text size="sm" tone="quiet">
          {t('revokedBy', {
            date: dateTime(revocation.date),
            name: revocation.byName || t('gone'),
            reason: revocation.reason,
          })}
        </Text>
      )}
    </Stack>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text as="span" tone="quiet">
      {children}
    </Text>
  );
}
