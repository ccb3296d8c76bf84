import { calls, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';

/** Saves evidence: of what was submitted, or of one's own records as they are. */
export function useAuditFiles(of: 'submitted' | 'own') {
  const t = useMessages(cpdMessages);
  const failure = ({ message }: { message: string }) => ({ text: t('downloadFailed', { reason: message }) });
  const submitted = useAction(calls.audits.evidence, { failure });
  const own = useAction(calls.cpd.attachment, { failure });
  return ({ id, name }: { id: string; name: string }): void => {
    const file = of === 'submitted' ? submitted.run({ params: { id } }) : own.run({ params: { id } });
    // What fails has already been told.
    void file.then((bytes) => saveFile(bytes, name)).catch(() => undefined);
  };
}
