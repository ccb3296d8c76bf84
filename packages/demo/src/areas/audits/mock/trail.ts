import type { AuditTrailEntry } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';

interface TrailAction {
  auditId: string;
  kind: AuditTrailEntry['kind'];
  /** Whom it concerns. */
  personId?: string;
  dueOn?: string;
}

export function keepTrail({ auditId, kind, personId, dueOn }: TrailAction, call: MockCall): void {
  const { state, now } = call;
  const nameOf = (id: string) => {
    const person = state.people.get(id);
    return `${person?.firstName} ${person?.lastName}`;
  };
  const id = state.nextId('trail');
  state.auditTrail.prepend(id, {
    ...{ id, auditId, kind },
    at: now.toISOString(),
    by: nameOf(viewerOf(call).id),
    member: personId === undefined ? null : nameOf(personId),
    dueOn: dueOn ?? null,
  });
}
