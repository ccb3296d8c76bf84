import type { Search } from '@portal/kit';

/** How posts are rendered. */
export type PostsView = 'table' | 'feed';

export const postsViews: readonly PostsView[] = ['table', 'feed'];

/** As the address says; a table where it says nothing. */
export function viewIn({ view }: Search): PostsView {
  return view === 'feed' ? 'feed' : 'table';
}

/** The address of the same page rendered otherwise. */
export function hrefOfView(page: string, view: PostsView): string {
  return view === 'table' ? page : `${page}?view=${view}`;
}
