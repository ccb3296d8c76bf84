/** When those who read a post see the results of its poll; who may edit the post always does. */
export const pollResults = ['always', 'afterVote', 'afterClose'] as const;
export type PollResults = (typeof pollResults)[number];
