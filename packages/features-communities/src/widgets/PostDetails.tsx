import { useOwnSearch } from '@portal/kit';
import { PostDetailsPage } from '../pages/PostDetails/PostDetailsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface PostDetailsProps extends WidgetProps {
  /** Of the community. */
  alias: string;
  /** Of the post. */
  id: string;
}

/** One post with its comments on any page: it needs no router. */
export function PostDetails({ alias, id, ...site }: PostDetailsProps) {
  const { search, onSearchChange } = useOwnSearch();
  return (
    <Widget {...site}>
      <PostDetailsPage params={{ alias, id }} search={search} onSearchChange={onSearchChange} />
    </Widget>
  );
}
