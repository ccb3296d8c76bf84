import { type AuditCaseDetail, calls, useAction, useClient } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { useRevisedSave } from '../../model/use-revised-save.ts';

export interface Returned {
  reason: string;
  dueOn: string;
  remarks: { cpdId: string; text: string }[];
  /** The one of what was looked at. */
  revision: number;
}

/**
 * What is decided about a member, each of what was looked at when it was begun, however often that is read again meanwhile: nobody decides about what they have not seen.
 * Each rejects after the toast that says what is in the way.
 */
export interface CaseMutations {
  accept(revision: number): Promise<void>;
  giveBack(input: Returned): Promise<void>;
  extend(input: { dueOn: string; revision: number }): Promise<void>;
  /** A return that was begun at this revision was refused: something newer is there. */
  refused: number | null;
}

const invalidates = [
  calls.audits.caseById,
  calls.audits.cases,
  calls.audits.byId,
  calls.audits.query,
  calls.audits.trail,
];

export function useCaseMutations({ caseId }: Pick<AuditCaseDetail, 'caseId'>): CaseMutations {
  const t = useMessages(cpdDeskMessages);
  const accept = useAction(calls.audits.accept, {
    success: t('didAcceptToast'),
    failure: t('acceptFailed'),
    invalidates,
  });
  const giveBack = useAction(calls.audits.return, {
    success: t('didReturnToast'),
    failure: t('returnFailed'),
    invalidates,
  });
  const extend = useAction(calls.audits.extend, {
    success: t('didExtendToast'),
    failure: t('extendFailed'),
    invalidates,
  });
  const client = useClient();
  const params = { id: caseId };
  const { save, refused } = useRevisedSave(() => client.call(calls.audits.caseById, { params }, { isQuiet: true }));
  return {
    refused,
    accept: async (revision) => void (await accept.run({ params, body: { revision } })),
    giveBack: async ({ revision: begun, ...input }) =>
      void (await save(begun, (revision) => giveBack.run({ params, body: { ...input, revision } }))),
    extend: async (input) => void (await extend.run({ params, body: input })),
  };
}
