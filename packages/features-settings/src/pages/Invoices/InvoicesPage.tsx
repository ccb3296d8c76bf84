import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, usePortal, useSearchState } from '@portal/kit';
import { billingDestinations } from '../../destinations.ts';
import { filtersInAddress, listInput } from './invoice-filters.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

/** What a member was asked to pay. */
export function InvoicesPage(props: PageProps) {
  const { applied, push } = useSearchState(filtersInAddress, props);
  const { view, isFetching } = useEndpoint(calls.invoices.list, listInput(applied), {
    keepPrevious: true,
    isEmpty: ({ totalItems }) => totalItems === 0,
  });
  const to = useDestinations(billingDestinations);
  const { navigation } = usePortal();
  return (
    <InvoicesScreen
      view={view}
      filters={applied}
      isUpdating={isFetching}
      hrefOf={(id) => to.invoice({ id })}
      onFilters={push}
      onPay={(paymentUrl) => navigation.navigate(paymentUrl)}
    />
  );
}
