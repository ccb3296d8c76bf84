import { type AuditCaseDetail, calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { auditMessages } from '../../messages-audits.ts';

export interface Returned {
  reason: string;
  dueOn: string;
  remarks: { cpdId: string; text: string }[];
}

/** What is decided about a member; each rejects after the toast that says what is in the way. */
export interface CaseDeeds {
  accept(): Promise<void>;
  giveBack(said: Returned): Promise<void>;
  extend(dueOn: string): Promise<void>;
}

const touches = [calls.audits.caseById, calls.audits.cases, calls.audits.byId, calls.audits.query, calls.audits.trail];

export function useCaseDeeds({ caseId, revision }: Pick<AuditCaseDetail, 'caseId' | 'revision'>): CaseDeeds {
  const t = useMessages(auditMessages);
  const accept = useAction(calls.audits.accept, {
    success: t('didAcceptToast'),
    failure: t('acceptFailed'),
    touches,
  });
  const giveBack = useAction(calls.audits.return, {
    success: t('didReturnToast'),
    failure: t('returnFailed'),
    touches,
  });
  const extend = useAction(calls.audits.extend, { success: t('didExtendToast'), failure: t('extendFailed'), touches });
  const params = { id: caseId };
  return {
    accept: async () => void (await accept.run({ params, body: { revision } })),
    giveBack: async (said) => void (await giveBack.run({ params, body: { revision, ...said } })),
    extend: async (dueOn) => void (await extend.run({ params, body: { revision, dueOn } })),
  };
}
