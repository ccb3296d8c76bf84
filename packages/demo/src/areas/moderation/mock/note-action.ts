import type { DecisionWords } from '@portal/api/contract';
import { actorIdOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { Decided } from '@portal/rules';
import { personById } from '../../people/mock/person-reply.ts';
import type { MockLoggedAction } from '../state.ts';

type Noted = Pick<MockLoggedAction, 'communityId' | 'deed'> &
  Partial<Omit<MockLoggedAction, 'id' | 'at' | 'actorId' | 'reason' | 'message'>> & {
    because?: DecisionWords | undefined;
    /** Nobody did it but the portal itself. */
    isByPortal?: boolean;
  };

/** Writes down what the viewer does in a community. */
export function noteAction(call: MockCall, { because, isByPortal = false, ...noted }: Noted): void {
  const id = call.state.nextId('deed');
  call.state.moderationLog.set(id, {
    ...{ personId: null, postId: null, commentId: null, subject: '', note: '' },
    ...noted,
    ...{ id, at: call.now, actorId: isByPortal ? null : (actorIdOf(call) ?? viewerOf(call).id) },
    reason: because?.reason ?? null,
    message: because?.message ?? '',
  });
}

/** What was done with a post last. */
export function lastAction(state: MockState, postId: string): Decided | null {
  const last = state.moderationLog.values().findLast((action) => action.postId === postId && action.commentId === null);
  if (last === undefined) return null;
  if (last.actorId === null) return { deed: last.deed, by: null };
  const { firstName, lastName } = personById(state, last.actorId);
  return { deed: last.deed, by: `${firstName} ${lastName}` };
}
