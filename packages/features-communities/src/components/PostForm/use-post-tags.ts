import { calls, limits, pageSizes, type Tag, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';

export type PostTags = ReturnType<typeof usePostTags>;

/** The tags that posts can carry, and the field to choose from them; those a post already has are always among them. */
export function usePostTags(present: readonly Tag[]) {
  const t = useMessages(communitiesMessages);
  const { view } = useEndpoint(
    calls.posts.tags,
    { query: { page: 1, pageSize: pageSizes.tags } },
    { staleTimeMs: 300_000 },
  );
  const found = view.state === 'ready' ? view.data.tags : [];
  const known = new Map([...present, ...found].map((tag) => [tag.id, tag]));
  const tags = [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
  const n = limits.tagsPerPost;
  const field = {
    label: t('postTags'),
    description: view.state === 'failed' ? t('postTagsFailed') : t('postTagsHint', { n }),
    options: tags.map(({ id, name }) => ({ value: id, label: name })),
    isLoading: view.state === 'loading',
    maxItems: n,
    labels: { search: t('postTagsSearch'), none: t('postTagsNone'), limit: t('postTagsLimit', { n }) },
  };
  return { tags, field, onRetry: view.state === 'failed' ? view.retry : null };
}
