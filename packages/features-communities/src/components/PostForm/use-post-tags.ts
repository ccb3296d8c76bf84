import { calls, limits, useEndpoint, type Tag } from '@portal/api';

/** The tags that posts can carry, as options; those a post already has are always among them. */
export function usePostTags(present: readonly Tag[], isNeeded = true) {
  const { view, data } = useEndpoint(
    calls.posts.tags,
    { query: { page: 1, pageSize: limits.pageSize.tags } },
    { enabled: isNeeded, staleTimeMs: 300_000 },
  );
  const known = new Map([...present, ...(data?.tags ?? [])].map((tag) => [tag.id, tag]));
  const tags = [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
  return {
    tags,
    options: tags.map(({ id, name }) => ({ value: id, label: name })),
    isLoading: view.state === 'loading',
    hasFailed: view.state === 'failed',
  };
}
