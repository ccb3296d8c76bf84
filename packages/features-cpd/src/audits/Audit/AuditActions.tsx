import { calls, type CpdAudit, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { Button, ConfirmDialog, IconDownload, Inline, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { cpdDeskMessages } from '../../desk/messages.ts';

/** What can be done to an audit as a whole. */
export function AuditActions({ audit }: { audit: CpdAudit }) {
  const t = useMessages(cpdDeskMessages);
  const [isClosing, setClosing] = useState(false);
  // What was looked at when somebody began to close it, whatever is loaded meanwhile.
  const [seen, setSeen] = useState(audit);
  const { auditId: id, name, status } = audit;
  const { revision, counts, selection } = seen;
  const results = useAction(calls.audits.results, { failure: t('resultsFailed'), invalidates: [calls.audits.trail] });
  const close = useAction(calls.audits.close, {
    success: t('closedToast'),
    failure: t('closeFailed'),
    invalidates: [calls.audits.byId, calls.audits.query, calls.audits.trail, calls.audits.caseById],
  });
  const open = selection.size - counts.accepted;
  // What fails has already been told.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const download = async () => {
    const file = await results.run({ params: { id } });
    saveFile(file, `${t('resultsFile', { name })}.csv`);
  };
  return (
    <Inline gap={3}>
      <Button icon={IconDownload} isPending={results.isPending} onPress={() => quietly(download())}>
        {t('results')}
      </Button>
      {status === 'open' && (
        <Button
          tone="quiet"
          onPress={() => {
            setSeen(audit);
            setClosing(true);
          }}
        >
          {t('closeAudit')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isClosing}
        title={t('closeTitle')}
        confirmLabel={t('closeAudit')}
        cancelLabel={t('cancel')}
        isPending={close.isPending}
        onConfirm={() => quietly(close.run({ params: { id }, body: { revision } }).finally(() => setClosing(false)))}
        onCancel={() => setClosing(false)}
      >
        <Stack gap={3}>
          <Text>{t('closeText')}</Text>
          {counts.submitted > 0 && <Text>{t('closeUndecided', { n: counts.submitted })}</Text>}
          {open > 0 && <Text>{t('closeOpen', { n: open })}</Text>}
        </Stack>
      </ConfirmDialog>
    </Inline>
  );
}
