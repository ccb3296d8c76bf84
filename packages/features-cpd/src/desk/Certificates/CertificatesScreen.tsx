import type { IssuedCertificate, PagesState } from '@portal/api';
import { totalOf, useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Heading,
  Illustration,
  lazyComponent,
  PageLayout,
  ShowMoreList,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { useEffect } from 'react';
import { cpdDeskMessages } from '../messages.ts';
import { isLimited, noFilters } from './certificate-filters.ts';
import { CertificateFilterBar, type CertificateFilterBarProps } from './CertificateFilterBar.tsx';
import type { CertificateTableProps } from './CertificateTable.tsx';

/** It weighs more than the page, and comes beside what this asks the server for. */
const CertificateTable = lazyComponent(() =>
  import('./CertificateTable.tsx').then((module) => ({ default: module.CertificateTable })),
);

export interface CertificatesScreenProps
  extends
    Omit<PagesState<IssuedCertificate>, 'refetch'>,
    Omit<CertificateFilterBarProps, 'total'>,
    Omit<CertificateTableProps, 'certificates'> {}

export function CertificatesScreen({ view, filters, onRevoke, onReinstate, ...props }: CertificatesScreenProps) {
  const t = useMessages(cpdDeskMessages);
  useEffect(() => CertificateTable.prefetch(), []);
  const total = totalOf(view);
  const clear = isLimited(filters) && <Button onPress={() => props.onChosen(noFilters)}>{t('clearAllFilters')}</Button>;
  return (
    <PageLayout
      header={
        <Stack gap={3}>
          <Heading level={1} isFocusable>
            {t('title')}
          </Heading>
          <Text tone="quiet">{t('intro')}</Text>
        </Stack>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...props}
          view={view}
          label={t('title')}
          filters={<CertificateFilterBar {...props} filters={filters} total={total} />}
          failedTitle={t('certificatesFailed')}
          moreLabel={t('showMoreCertificates')}
          moreFailedText={t('moreCertificatesFailed')}
          skeleton={<Skeleton lines={12} />}
          skeletonLabel={t('certificatesLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t(isLimited(filters) ? 'noneFound' : 'noneYet')}
              text={t(isLimited(filters) ? 'noneFoundText' : 'noneYetText')}
              action={clear}
            />
          }
        >
          {(items) => (
            <CertificateTable
              certificates={items}
              onRevoke={onRevoke}
              onReinstate={onReinstate}
              fallback={<Skeleton lines={12} />}
              onError={{ title: t('certificatesFailed') }}
            />
          )}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
