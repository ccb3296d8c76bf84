import { calls, type OwnAuditDetail, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';

/** Submits what stands on the screen; where the records are others by then, shows those first. */
export function useSubmit(id: string, showAgain: () => void) {
  const t = useMessages(cpdMessages);
  const submit = useAction(calls.audits.submit, {
    success: t('auditSubmitted'),
    failure: ({ code }) => ({ text: t(code === 'stale' ? 'recordsChanged' : 'submitFailed') }),
    invalidates: [calls.audits.own, calls.audits.ownRecords, calls.audits.mine],
  });
  return async ({ revision, fingerprint }: OwnAuditDetail, note: string): Promise<void> => {
    try {
      await submit.run({ params: { id }, body: { revision, fingerprint: fingerprint ?? '', note } });
    } catch (problem) {
      showAgain();
      throw problem;
    }
  };
}
