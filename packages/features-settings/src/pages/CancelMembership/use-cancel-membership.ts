import { calls, useAction } from '@portal/api';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { usePasswordQuestion } from '../../components/PasswordQuestion/use-password-question.tsx';
import { membershipDestinations } from '../../destinations.ts';
import { settingsMessages } from '../../messages.ts';

export interface Cancellation {
  reason: string;
  other: string;
}

/** Cancels the membership of whoever is signed in, once they have given their password again, and signs them out. Rejects when it failed; then what was typed stays. */
export function useCancelMembership() {
  const t = useMessages(settingsMessages);
  const { session, navigation } = usePortal();
  const to = useDestinations(membershipDestinations);
  const cancel = useAction(calls.ownMembership.cancel, {
    success: t('membershipCancelled'),
    failure: t('cancelMembershipFailed'),
  });
  const signOut = useAction(calls.auth.signOut, { failure: () => null });
  const { ask, question } = usePasswordQuestion();

  async function confirm({ reason, other }: Cancellation): Promise<void> {
    const currentPassword = await ask(t('cancelMembershipPassword'));
    if (currentPassword === null) return;
    await cancel.run({
      body: {
        CancelMembershipReason: reason,
        CancelMembershipReasonOther: other === '' ? null : other,
        currentPassword,
      },
    });
    // The session ends here even when the server cannot be told.
    await signOut.run({}).catch(() => undefined);
    session.set(null);
    navigation.navigate(to.signIn() ?? '/');
  }

  return { confirm, question };
}
