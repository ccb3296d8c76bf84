import { calls, type Category, pageSizes, useEndpoint } from '@portal/api';

interface Choice {
  value: string;
  label: string;
}

export interface CommunityChoices {
  categories: readonly Choice[];
  tags: readonly Choice[];
  segments: readonly Choice[];
  isTagsLoading: boolean;
  /** Tries those again that could not be loaded; null where all were. */
  onRetry: (() => void) | null;
}

const staleTimeMs = 300_000;

/** What can be chosen of a community: its categories below their parents, the tags of posts, and segments. */
export function useCommunityChoices(): CommunityChoices {
  const categories = useEndpoint(
    calls.communities.categories,
    { query: { page: 1, pageSize: pageSizes.categories } },
    { staleTimeMs },
  );
  const tags = useEndpoint(calls.posts.tags, { query: { page: 1, pageSize: pageSizes.tags } }, { staleTimeMs });
  const segments = useEndpoint(calls.management.segments, {}, { staleTimeMs });
  const failed = [categories.view, tags.view, segments.view].flatMap((view) =>
    view.state === 'failed' ? [view.retry] : [],
  );
  return {
    categories: categories.data === undefined ? [] : inTree(categories.data.communityCategories),
    tags: tags.data === undefined ? [] : tags.data.tags.map(({ id, name }) => ({ value: id, label: name })),
    segments:
      segments.data === undefined
        ? []
        : segments.data.segments.map(({ segmentId, segmentName }) => ({ value: segmentId, label: segmentName })),
    isTagsLoading: tags.view.state === 'loading',
    onRetry:
      failed.length === 0
        ? null
        : () => {
            for (const retry of failed) retry();
          },
  };
}

/** Each by its whole name, those below a category after it. */
export function inTree(categories: readonly Pick<Category, 'id' | 'name' | 'parentCategoryId'>[]): Choice[] {
  const names = new Map(categories.map((category) => [category.id, category]));
  const labelOf = (id: string, below: readonly string[] = []): string => {
    const category = names.get(id);
    if (category === undefined || below.includes(id)) return '';
    const above = category.parentCategoryId === null ? '' : labelOf(category.parentCategoryId, [...below, id]);
    return above === '' ? category.name : `${above} › ${category.name}`;
  };
  return categories.map(({ id }) => ({ value: id, label: labelOf(id) })).sort((a, b) => a.label.localeCompare(b.label));
}
