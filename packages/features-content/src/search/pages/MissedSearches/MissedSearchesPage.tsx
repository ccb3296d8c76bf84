import { calls, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, type SearchCodec, useDestinations } from '@portal/kit';
import { searchDestinations } from '../../destinations.ts';
import { readAddress, writeAddress } from '../../model/search-address.ts';
import { MissedSearchesScreen } from './MissedSearchesScreen.tsx';

/** The page of the list. */
const pageInAddress: SearchCodec<number> = {
  read: (search) => readAddress(search).page,
  write: (page) => ({ page: writeAddress({ page }).page }),
};

/** What members look for and do not find, for those who run the portal. */
export function MissedSearchesPage({ search, onSearchChange }: PageProps) {
  const to = useDestinations(searchDestinations);
  const page = pageInAddress.read(search);
  const query = { page, pageSize: pageSizes.desk };
  const { view, isFetching } = useEndpoint(calls.search.missed, { query }, { keepPrevious: true });
  return (
    <MissedSearchesScreen
      view={view}
      page={page}
      isUpdating={isFetching && view.state === 'ready'}
      hrefOf={(words) => to.results({}, writeAddress({ keyword: words }))}
      onPage={(next) => onSearchChange(pageInAddress.write(next))}
    />
  );
}
