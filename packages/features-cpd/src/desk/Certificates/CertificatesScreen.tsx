import type { IssuedCertificate, PagesState } from '@portal/api';
import { totalOf, useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Heading,
  Illustration,
  ListSection,
  PageLayout,
  ShowMore,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { certificateMessages } from '../messages.ts';
import { isLimited, noFilters } from './certificate-filters.ts';
import { CertificateFilterBar, type CertificateFilterBarProps } from './CertificateFilterBar.tsx';
import { CertificateTable, type CertificateTableProps } from './CertificateTable.tsx';

export interface CertificatesScreenProps
  extends
    Omit<PagesState<IssuedCertificate>, 'refetch'>,
    Omit<CertificateFilterBarProps, 'total'>,
    Omit<CertificateTableProps, 'certificates'> {}

export function CertificatesScreen({ view, filters, onRevoke, onReinstate, ...props }: CertificatesScreenProps) {
  const t = useMessages(certificateMessages);
  const total = totalOf(view);
  const clear = isLimited(filters) && <Button onPress={() => props.onChosen(noFilters)}>{t('clearFilters')}</Button>;
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
        <ListSection
          view={view}
          label={t('title')}
          filters={<CertificateFilterBar {...props} filters={filters} total={total} />}
          failedTitle={t('listFailed')}
          skeleton={<Skeleton lines={12} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t(isLimited(filters) ? 'noneFound' : 'noneYet')}
              text={t(isLimited(filters) ? 'noneFoundText' : 'noneYetText')}
              action={clear}
            />
          }
        >
          {({ items }) => (
            <Stack gap={4}>
              <CertificateTable certificates={items} onRevoke={onRevoke} onReinstate={onReinstate} />
              <ShowMore {...props} label={t('showMore')} failedText={t('moreFailed')} />
            </Stack>
          )}
        </ListSection>
      </Density>
    </PageLayout>
  );
}
