import { useOwnSearch } from '@portal/kit';
import { FaqPage } from '../pages/Faq/FaqPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** The frequently asked questions, on any page: it needs no router. */
export function CommunitiesFaq(site: WidgetProps) {
  const { search, onSearchChange } = useOwnSearch();
  return (
    <Widget {...site}>
      <FaqPage params={{}} search={search} onSearchChange={onSearchChange} />
    </Widget>
  );
}
