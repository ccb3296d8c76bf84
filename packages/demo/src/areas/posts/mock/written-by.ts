import type { Post } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { personById } from '../../people/mock/person-reply.ts';
import type { MockPost, MockReport } from '../state.ts';

/** Who wrote a post or comment while they acted for its author. */
export function writtenBy(state: MockState, { actorId }: Pick<MockPost, 'actorId'>): Pick<Post, 'writtenBy'> {
  if (actorId === undefined || !state.namesWhoActs) return {};
  const { id, firstName, lastName } = personById(state, actorId);
  return { writtenBy: { id, name: `${firstName} ${lastName}` } };
}

export function openOf(reports: readonly MockReport[]): MockReport[] {
  return reports.filter(({ isResolved }) => !isResolved);
}

/** What those who decide about reports are told of those that are open, the oldest first. */
export function openReportsReply(reports: readonly MockReport[]): Post['reports'] {
  return openOf(reports)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(reportReply);
}

function reportReply({ id, reporterId, reason, createdAt }: MockReport): Post['reports'][number] {
  return { id, userId: reporterId, reason, createdAt: createdAt.toISOString() };
}
