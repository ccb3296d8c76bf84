const { data } = useEndpoint(calls.posts.tags);
export const tags = data ?? [];
