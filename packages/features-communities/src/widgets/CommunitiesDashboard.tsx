import { useOwnSearch } from '@portal/kit';
import { CommunitiesDashboardPage } from '../pages/CommunitiesDashboard/CommunitiesDashboardPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** My communities, favourites and what is being talked about, on any page: it needs no router. */
export function CommunitiesDashboard(site: WidgetProps) {
  const { search, onSearchChange } = useOwnSearch();
  return (
    <Widget {...site}>
      <CommunitiesDashboardPage params={{}} search={search} onSearchChange={onSearchChange} />
    </Widget>
  );
}
