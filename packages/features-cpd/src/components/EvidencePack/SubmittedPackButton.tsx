import { calls, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { Button, IconDownload } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

interface SubmittedPackButtonProps {
  caseId: string;
  period: { firstDay: string; lastDay: string };
  /** Null: one's own. */
  member: string | null;
}

/** Saves the pack of what was submitted last, as it was then. */
export function SubmittedPackButton({ caseId, period, member }: SubmittedPackButtonProps) {
  const t = useMessages(cpdMessages);
  const failure = ({ code, message }: { code: string; message: string }) => ({
    text: t('packDownloadFailed'),
    ...(code === 'too_large' ? { description: message } : {}),
  });
  const own = useAction(calls.packs.submitted, { failure });
  const ofCase = useAction(calls.packs.ofCase, { failure, invalidates: [calls.audits.trail] });
  const action = member === null ? own : ofCase;
  const save = async () => {
    const file = await action.run({ params: { id: caseId } });
    const name = t('packFileName', { first: period.firstDay, last: period.lastDay });
    saveFile(file, member === null ? `${name}.zip` : `${member}, ${name}.zip`);
  };
  return (
    <Button
      icon={IconDownload}
      isPending={action.isPending}
      // What fails has already been told.
      onPress={() => void save().catch(() => undefined)}
    >
      {t('downloadPack')}
    </Button>
  );
}
