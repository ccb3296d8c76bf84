import { conflict, type InvitationState, type InvitedAlready, limits, type Refusal } from '@portal/api/rules';

export interface InvitationFacts {
  /** Null: its mail waits to be sent. */
  sentAt: Date | null;
  hasFailed: boolean;
  /** The link of one of its mails was opened. */
  openedAt: Date | null;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** Who has come in stays so; what was taken back, or is too old, lets nobody in. */
export function invitationState(
  { sentAt, hasFailed, openedAt, acceptedAt, revokedAt, expiresAt }: InvitationFacts,
  now: Date,
): InvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  if (hasFailed) return 'failed';
  if (sentAt === null) return 'queued';
  return openedAt === null ? 'sent' : 'opened';
}

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.invitation.days * 86_400_000);
}

const over: Partial<Record<InvitationState, string>> = {
  accepted: 'They have accepted the invitation already.',
  revoked: 'This invitation was revoked. Invite them again instead.',
};

export function resendRefusal(state: InvitationState, sends: number): Refusal | null {
  const because = over[state];
  if (because !== undefined) return conflict(because);
  if (state === 'queued') return conflict('The invitation is about to be sent.');
  return sends >= limits.invitation.sends
    ? conflict(`An invitation is sent ${limits.invitation.sends} times at most.`)
    : null;
}

export function revokeRefusal(state: InvitationState): Refusal | null {
  if (state === 'accepted') return conflict('They have accepted the invitation already.');
  return state === 'revoked' ? conflict('This invitation was revoked already.') : null;
}

/** The account that has an e-mail. */
export interface AccountFacts {
  isErased: boolean;
  isDisabled: boolean;
  hasPassword: boolean;
  invitation: InvitationState | null;
}

/** Why nobody is invited by an e-mail that an account has; null: they may be. Whose invitation was revoked or has run out may be invited again. */
export function accountInTheWay(account: AccountFacts | null): InvitedAlready | null {
  if (account === null) return null;
  if (account.isErased) return 'erased';
  if (account.invitation === 'revoked') return null;
  if (account.isDisabled) return 'disabled';
  if (account.hasPassword || account.invitation === 'accepted') return 'member';
  return account.invitation === null || account.invitation === 'expired' ? null : 'invited';
}

const inTheWay: Readonly<Record<InvitedAlready, string>> = {
  member: 'Somebody with this e-mail has an account already.',
  invited: 'Somebody with this e-mail is invited already. Send that invitation again instead.',
  disabled: 'The account with this e-mail is disabled.',
  erased: 'The account with this e-mail was deleted.',
};

export function inviteOneRefusal(account: AccountFacts | null): Refusal | null {
  const because = accountInTheWay(account);
  return because === null ? null : { ...conflict(inTheWay[because]), field: 'body.email' };
}
