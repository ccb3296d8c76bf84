import type { IssuedCertificate, PagesState } from '@portal/api';
import { totalOf, useMessages } from '@portal/kit';
import {
  ComesLater,
  Button,
  Density,
  EmptyState,
  Heading,
  Illustration,
  loadOnUse,
  PageLayout,
  ShowMoreList,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { certificateMessages } from '../messages.ts';
import { isLimited, noFilters } from './certificate-filters.ts';
import type { CertificateFilterBarProps } from './CertificateFilterBar.tsx';
import type { CertificateTableProps } from './CertificateTable.tsx';

/** Table and filters weigh more than the page, and come beside what it asks the server for. */
const useLateParts = loadOnUse(() => import('./late-parts.ts'));

export interface CertificatesScreenProps
  extends
    Omit<PagesState<IssuedCertificate>, 'refetch'>,
    Omit<CertificateFilterBarProps, 'total'>,
    Omit<CertificateTableProps, 'certificates'> {}

export function CertificatesScreen({ view, filters, onRevoke, onReinstate, ...props }: CertificatesScreenProps) {
  const t = useMessages(certificateMessages);
  const parts = useLateParts();
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
        <ShowMoreList
          {...props}
          view={view}
          label={t('title')}
          filters={
            // That it cannot be fetched is said below, where the table is, which comes with it.
            parts.value === null ? (
              <Skeleton lines={2} />
            ) : (
              <parts.value.CertificateFilterBar {...props} filters={filters} total={total} />
            )
          }
          failedTitle={t('listFailed')}
          moreLabel={t('showMore')}
          moreFailedText={t('moreFailed')}
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
          {(items) => (
            <ComesLater loaded={parts} coming={<Skeleton lines={12} />} failedTitle={t('listFailed')}>
              {({ CertificateTable }) => (
                <CertificateTable certificates={items} onRevoke={onRevoke} onReinstate={onReinstate} />
              )}
            </ComesLater>
          )}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
