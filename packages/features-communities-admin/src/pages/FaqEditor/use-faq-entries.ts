import { calls, pageSizes, useEndpoint } from '@portal/api';

/** Every question with its answer, deleted ones too. */
export function useFaqEntries() {
  return useEndpoint(calls.faq.all, { query: { page: 1, pageSize: pageSizes.list } });
}
