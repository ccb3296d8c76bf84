import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { MockProblem } from '../../../mock/mock-problem.ts';
import type { MockReport } from '../state.ts';
import { openOf } from './written-by.ts';

type Reported = { postId: string; commentId: null } | { postId: null; commentId: string };

/** Takes a person's report of a post or a comment, once. */
export function report(call: MockCall, { postId, commentId }: Reported, reason: string): void {
  const { state, now } = call;
  const { id: reporterId } = viewerOf(call);
  const isSame = (one: MockReport) =>
    one.reporterId === reporterId && one.postId === postId && one.commentId === commentId;
  if (state.reports.values().some(isSame)) {
    const what = postId === null ? 'comment' : 'post';
    throw new MockProblem('already_reported', `You have reported this ${what} already.`);
  }
  const id = state.nextId('report');
  state.reports.set(id, { id, postId, commentId, reporterId, reason, createdAt: now, isResolved: false });
}

/** Reports that nobody has decided about. */
export function openReports(state: MockState): MockReport[] {
  return openOf(state.reports.values());
}

export function resolveReports(state: MockState, reports: readonly MockReport[]): void {
  for (const { id } of reports) state.reports.change(id, { isResolved: true });
}
