import { isNotFound, type Problem } from '@portal/kit';

export type CommunityProblem = 'notFound' | 'private' | 'failed';

/** What a failed look-up of a community means to the person: 400 and 404 say it is not there, 403 that it is private. */
export function communityProblem(problem: Pick<Problem, 'status'>): CommunityProblem {
  if (problem.status === 400 || isNotFound(problem)) return 'notFound';
  return problem.status === 403 ? 'private' : 'failed';
}
