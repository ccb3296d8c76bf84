import type { CallReply, calls } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  Heading,
  Illustration,
  Inline,
  lazyComponent,
  PageLayout,
  PanelSwitch,
  Skeleton,
  SkeletonField,
  Stack,
  Text,
} from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { type InvoiceFilters, noFilters } from './invoice-filters.ts';
import { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';

/** A calendar weighs more than the page. */
const RangeField = lazyComponent(() => import('./RangeField.tsx').then((module) => ({ default: module.RangeField })));

type InvoiceList = CallReply<typeof calls.invoices.list>;

export interface InvoicesScreenProps extends Pick<InvoiceTableProps, 'hrefOf' | 'onPay' | 'onFilters'> {
  view: View<InvoiceList>;
  filters: InvoiceFilters;
  isUpdating: boolean;
}

export function InvoicesScreen({ view, filters, isUpdating, onFilters, ...table }: InvoicesScreenProps) {
  const t = useMessages(settingsMessages);
  const isLimited = filters.range !== null;
  const showAll = <Button onPress={() => onFilters(noFilters)}>{t('clearAllFilters')}</Button>;
  return (
    <PageLayout
      width="medium"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('invoicesPageTitle')}
          </Heading>
          <Text tone="quiet">{t('invoicesIntro')}</Text>
        </Stack>
      }
    >
      <Stack gap={6}>
        <Inline gap={3} align="end">
          <RangeField
            label={t('invoiceDateRange')}
            value={filters.range}
            onChange={(range) => onFilters({ ...filters, range, page: 1 })}
            fallback={<SkeletonField />}
            onError={{ title: t('loadFailed') }}
          />
          {isLimited && showAll}
        </Inline>
        <PanelSwitch
          view={view}
          skeleton={<Skeleton lines={12} />}
          skeletonLabel={t('invoicesLoading')}
          failedTitle={t('invoicesFailed')}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t('noData')}
              text={t(isLimited ? 'noInvoicesInRange' : 'noInvoicesYet')}
              action={isLimited && showAll}
            />
          }
        >
          {({ invoices, totalItems }) => (
            <InvoiceTable
              {...table}
              invoices={invoices}
              total={totalItems}
              filters={filters}
              isUpdating={isUpdating}
              onFilters={onFilters}
            />
          )}
        </PanelSwitch>
      </Stack>
    </PageLayout>
  );
}
