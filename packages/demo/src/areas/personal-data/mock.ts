import { limits } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { refuse } from '../../mock/mock-problem.ts';
import { copyRefusal, deletionDue, deletionRefusal, deletionWordRefusal, missingCopy, noDeletion } from '@portal/rules';
import { confirmOwner } from '../account/mock/confirm-owner.ts';
import { noteSecurity } from '../account/mock/security-events.ts';
import { sampleZip } from '../packs/mock/sample-zip.ts';

export const personalData: HandlersOf<'personalData'> = {
  overview(_, call) {
    const { id } = viewerOf(call);
    const dueAt = call.state.deletions.get(id);
    return { copy: call.state.dataCopies.get(id) ?? null, deletion: dueAt === undefined ? null : { dueAt } };
  },
  // Made at once: nothing runs here while nobody asks.
  askCopy({ body }, call) {
    const { id } = viewerOf(call);
    refuse(copyRefusal(call.state.dataCopies.get(id) ?? null));
    confirmOwner(body.currentPassword);
    const readyUntil = new Date(call.now.getTime() + limits.personalData.copyHours * 3_600_000).toISOString();
    const copy = { status: 'ready' as const, askedAt: call.now.toISOString(), readyUntil, bytes: 48_213 };
    call.state.dataCopies.set(id, copy);
    noteSecurity('dataCopyAsked', {}, call);
    return copy;
  },
  downloadCopy(_, call) {
    if (!call.state.dataCopies.has(viewerOf(call).id)) refuse(missingCopy);
    return sampleZip();
  },
  deletionPreview: (_, call) => ({
    refusal: refusalFor(call)?.message ?? null,
    dueAt: deletionDue(call.now).toISOString(),
    goes: [
      { heading: 'Account', count: 2 },
      { heading: 'CPD', count: 14 },
    ],
    stays: [
      { heading: 'Posts and comments', count: 6, because: 'Others answered it.' },
      {
        heading: 'Membership and invoices',
        count: 3,
        because: 'Tax law asks for what was paid to be kept for five years.',
      },
    ],
  }),
  askDeletion({ body }, call) {
    refuse(refusalFor(call));
    refuse(deletionWordRefusal(body.word));
    confirmOwner(body.currentPassword);
    const dueAt = deletionDue(call.now).toISOString();
    call.state.deletions.set(viewerOf(call).id, dueAt);
    noteSecurity('deletionAsked', {}, call);
    return { dueAt };
  },
  takeDeletionBack(_, call) {
    if (!call.state.deletions.delete(viewerOf(call).id)) refuse(noDeletion);
    noteSecurity('deletionTakenBack', {}, call);
    return {};
  },
};

function refusalFor(call: MockCall) {
  const { id, role, contactTypes } = viewerOf(call);
  const isLastAdministrator = !call.state.people.values().some((one) => one.role === 'Admin' && one.id !== id);
  return deletionRefusal({
    isStaff: role !== 'Standard' || contactTypes.includes('Staff'),
    isAdministrator: role === 'Admin',
    isLastAdministrator,
    isPending: call.state.deletions.has(id),
    hasPaidTickets: hasPaidTickets(id, call),
  });
}

function hasPaidTickets(id: string, { state, now }: MockCall): boolean {
  return state.tickets
    .values()
    .some(
      ({ personId, eventId, status, amountCents, attendedAt }) =>
        personId === id &&
        status === 'Active' &&
        amountCents > 0 &&
        attendedAt === null &&
        (state.events.get(eventId)?.endAt ?? now) > now,
    );
}
