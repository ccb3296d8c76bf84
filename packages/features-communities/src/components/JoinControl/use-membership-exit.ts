import { calls, useAction, type Community } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { useMembershipChange } from './use-membership.ts';

/** The two ways out: taking a request back, and leaving. */
export function useMembershipExit(community: Community, onLeft?: () => void) {
  const t = useMessages(communitiesMessages);
  const input = { params: { id: community.id } };
  const changeMembership = useMembershipChange(community.id);
  const emit = useOutcome<CommunitiesOutcomes>();
  const cancel = useAction(calls.joining.cancel, {
    success: t('cancelledToast'),
    successMs: successToastMs,
    failure: t('joinFailed'),
  });
  const leave = useAction(calls.joining.leave, {
    success: t('leftToast', { name: community.name }),
    successMs: successToastMs,
    failure: t('leaveFailed'),
  });

  async function cancelRequest() {
    await cancel.run(input).then(becomeNobody, ignore);
  }

  /** Answers whether the person has left. */
  async function leaveCommunity(): Promise<boolean> {
    try {
      await leave.run(input);
    } catch {
      return false;
    }
    becomeNobody();
    onLeft?.();
    return true;
  }

  function becomeNobody() {
    changeMembership(null);
    emit('left', { communityId: community.id });
  }

  return { cancelRequest, isCancelling: cancel.isPending, leaveCommunity, isLeaving: leave.isPending };
}

/** The action has shown its toast, and the button can be pressed again. */
function ignore() {}
