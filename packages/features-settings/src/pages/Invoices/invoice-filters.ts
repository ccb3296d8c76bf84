import type { CallInput, calls } from '@portal/api';
import { pageSizes } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import type { TableSort } from '@portal/ui';

type ListInput = CallInput<typeof calls.invoices.list>;
export type InvoiceOrder = NonNullable<NonNullable<ListInput['body']>['sortBy']>;

/** What the list of invoices is limited to, and how it is shown. */
export interface InvoiceFilters {
  /** The first and the last day of a range; null: all. */
  range: { from: string; to: string } | null;
  sortBy: InvoiceOrder;
  sortOrder: 'asc' | 'desc';
  page: number;
}

export const noFilters: InvoiceFilters = { range: null, sortBy: 'invoiceDate', sortOrder: 'desc', page: 1 };

const orders: readonly InvoiceOrder[] = ['invoiceDate', 'dueDate', 'invoiceNum', 'totalAmountIncGst', 'balanceDue'];
const mostPages = 1_000_000;

export const filtersInAddress: SearchCodec<InvoiceFilters> = {
  read: ({ dateFrom, dateTo, sort = '', page = '' }: Search) => ({
    range: isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { from: dateFrom, to: dateTo } : null,
    sortBy: orders.find((order) => order === sort.replace(/^-/, '')) ?? noFilters.sortBy,
    sortOrder: sort === '' || sort.startsWith('-') ? 'desc' : 'asc',
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  }),
  write: ({ range, sortBy, sortOrder, page }) => {
    const sort = `${sortOrder === 'desc' ? '-' : ''}${sortBy}`;
    return {
      dateFrom: range?.from,
      dateTo: range?.to,
      sort: sort === `-${noFilters.sortBy}` ? undefined : sort,
      page: page === 1 ? undefined : String(page),
    };
  },
};

/** What the server is asked for. */
export function listInput({ range, sortBy, sortOrder, page }: InvoiceFilters): ListInput {
  return {
    query: { page, pageSize: pageSizes.invoices },
    body: { sortBy, sortOrder, ...(range && { invoiceDateFrom: range.from, invoiceDateTo: range.to }) },
  };
}

export function tableSort({ sortBy, sortOrder }: InvoiceFilters): TableSort {
  return { column: sortBy, direction: sortOrder === 'asc' ? 'ascending' : 'descending' };
}

/** In another order the list begins anew. */
export function sortedBy(filters: InvoiceFilters, { column, direction }: TableSort): InvoiceFilters {
  const sortBy = orders.find((order) => order === column) ?? filters.sortBy;
  return { ...filters, sortBy, sortOrder: direction === 'ascending' ? 'asc' : 'desc', page: 1 };
}

/** A day that there is: 30 February is none. */
function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text >= '1970-01-02' && text < '2200'
  );
}
