/** Where a browser hears of changes as they happen, as server-sent events. */
export const liveStream = {
  path: '/api/v1/community/live',
  /** The posts on screen, whose comments are told of and who writes one: in the query, separated by commas. */
  watched: 'posts',
  mostWatched: 20,
} as const;
