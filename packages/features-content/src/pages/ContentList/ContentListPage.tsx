import type { PageProps } from '@portal/kit';
import type { ContentKind } from '../../model/content-kinds.ts';
import { ContentListScreen } from './ContentListScreen.tsx';
import { useContentList } from './use-content-list.ts';

interface ContentListPageProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  kind: ContentKind;
  categoryId: string;
}

/** News or resources of a category, or all of them. */
export function ContentListPage({ kind, categoryId, ...address }: ContentListPageProps) {
  return <ContentListScreen {...useContentList(kind, categoryId, address)} />;
}
