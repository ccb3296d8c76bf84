import { limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';

/** Keeps a link that confirms somebody's e-mail in place of the one before; nobody is sent it here. */
export function startConfirmation(personId: string, { state, now }: Pick<MockCall, 'state' | 'now'>): void {
  dropConfirmations(personId, { state });
  const expiresAt = new Date(now.getTime() + limits.confirmLinkHours * 3_600_000);
  state.emailConfirmations.set(state.nextId('confirmation'), { personId, expiresAt });
}

export function dropConfirmations(personId: string, { state }: Pick<MockCall, 'state'>): void {
  state.unconfirmedEmails.add(personId);
  for (const [token, link] of state.emailConfirmations)
    if (link.personId === personId) state.emailConfirmations.delete(token);
}
