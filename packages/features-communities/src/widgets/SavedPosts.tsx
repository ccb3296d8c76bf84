import { useOwnSearch } from '@portal/kit';
import { SavedPostsPage } from '../pages/SavedPosts/SavedPostsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** The posts that the visitor saved, on any page: it needs no router. */
export function SavedPosts(site: WidgetProps) {
  const { search, onSearchChange } = useOwnSearch();
  return (
    <Widget {...site}>
      <SavedPostsPage params={{}} search={search} onSearchChange={onSearchChange} />
    </Widget>
  );
}
