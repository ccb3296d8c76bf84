import { type Invoice, pageSizes } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, Table, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { InvoiceStatusBadge } from '../../components/InvoiceStatusBadge/InvoiceStatusBadge.tsx';
import { settingsMessages } from '../../messages.ts';
import { type InvoiceFilters, sortedBy, tableSort } from './invoice-filters.ts';

export interface InvoiceTableProps {
  invoices: readonly Invoice[];
  /** On all pages. */
  total: number;
  filters: InvoiceFilters;
  isUpdating: boolean;
  hrefOf: (id: string) => string | undefined;
  onFilters: (filters: InvoiceFilters) => void;
  onPay: (paymentUrl: string) => void;
}

export function InvoiceTable({ invoices, total, filters, isUpdating, hrefOf, onFilters, onPay }: InvoiceTableProps) {
  const t = useMessages(settingsMessages);
  return (
    <Table
      caption={t('invoicesPageTitle')}
      isCaptionHidden
      rows={invoices}
      rowId={({ id }) => id}
      rowLabel={({ invoiceNum }) => invoiceNum}
      rowHref={({ id }) => hrefOf(id)}
      columns={useColumns()}
      sort={tableSort(filters)}
      onSortChange={(sort) => onFilters(sortedBy(filters, sort))}
      isLoading={isUpdating}
      inlineActions={({ invoiceNum: number, paymentUrl, balanceDue }) =>
        balanceDue > 0 &&
        paymentUrl !== null && (
          <Button size="sm" tone="primary" label={t('payInvoice', { number })} onPress={() => onPay(paymentUrl)}>
            {t('pay')}
          </Button>
        )
      }
      pager={{
        page: filters.page,
        pageSize: pageSizes.invoices,
        total,
        onPageChange: (page) => onFilters({ ...filters, page }),
        labels: { name: t('invoicePages'), items: (range) => t('pagerItems', range) },
      }}
      labels={{ empty: t('noData') }}
    />
  );
}

function useColumns(): TableColumn<Invoice>[] {
  const t = useMessages(settingsMessages);
  const { day, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'invoiceNum',
        header: t('invoiceNumber'),
        isRowHeader: true,
        isSortable: true,
        priority: 'high',
        width: 'sm',
        cell: ({ invoiceNum }) => invoiceNum,
      },
      {
        id: 'invoiceDate',
        header: t('invoiceDate'),
        isSortable: true,
        width: 'xs',
        cell: ({ invoiceDate }) => day(invoiceDate),
      },
      { id: 'dueDate', header: t('dueDate'), isSortable: true, width: 'xs', cell: ({ dueDate }) => day(dueDate) },
      { id: 'description', header: t('invoiceDescription'), cell: ({ description }) => description },
      {
        id: 'status',
        header: t('invoiceStatus'),
        priority: 'high',
        width: 'xs',
        cell: ({ status }) => <InvoiceStatusBadge status={status} />,
      },
      {
        id: 'totalAmountIncGst',
        header: t('totalIncGst'),
        align: 'end',
        isSortable: true,
        width: 'xs',
        cell: ({ totalAmountIncGst }) => money(totalAmountIncGst / 100),
      },
      {
        id: 'balanceDue',
        header: t('balanceDue'),
        align: 'end',
        isSortable: true,
        width: 'xs',
        cell: ({ balanceDue }) => money(balanceDue / 100),
      },
    ],
    [t, day, money],
  );
}
