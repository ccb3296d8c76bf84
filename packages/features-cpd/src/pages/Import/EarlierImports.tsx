import type { CpdBatch } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, Card, ConfirmDialog, IconUndo, PanelSwitch, Skeleton, Spread, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';

interface EarlierImportsProps {
  view: View<{ batches: CpdBatch[] }>;
  isUndoing: boolean;
  onUndo: (batch: CpdBatch) => Promise<void>;
}

/** What was brought in together, each to be taken out again. */
export function EarlierImports({ view, isUndoing, onUndo }: EarlierImportsProps) {
  const t = useMessages(cpdMessages);
  const [pending, setPending] = useState<CpdBatch | null>(null);
  return (
    <>
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={3} />}
        failedTitle={t('earlierFailed')}
        empty={<Text tone="quiet">{t('noneYet')}</Text>}
      >
        {({ batches }) => (
          <Stack as="ul" gap={3} label={t('earlier')}>
            {batches.map((batch) => (
              <Card key={batch.batchId} as="li" padding={4}>
                <Batch batch={batch} onUndo={() => setPending(batch)} />
              </Card>
            ))}
          </Stack>
        )}
      </PanelSwitch>
      <ConfirmDialog
        isOpen={pending !== null}
        title={t(pending?.kind === 'series' ? 'undoSeriesTitle' : 'undoTitle')}
        confirmLabel={t('undo')}
        cancelLabel={t('cancel')}
        tone="critical"
        isPending={isUndoing}
        onCancel={() => setPending(null)}
        onConfirm={() => pending && void onUndo(pending).then(() => setPending(null))}
      >
        {t('undoText', { name: pending?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}

function Batch({ batch, onUndo }: { batch: CpdBatch; onUndo: () => void }) {
  const t = useMessages(cpdMessages);
  const formats = useFormats();
  const { kind, name, createdDate, recordsCount, leftCount } = batch;
  const facts = t(kind === 'series' ? 'seriesFacts' : 'batchFacts', {
    day: formats.date(createdDate),
    n: recordsCount,
  });
  const left = leftCount === 0 ? t('batchGone') : t('batchLeft', { n: leftCount });
  return (
    <Spread>
      <Stack gap={1}>
        <Text weight="semibold">{name}</Text>
        <Text size="sm" tone="quiet">
          {leftCount === recordsCount ? facts : `${facts} · ${left}`}
        </Text>
      </Stack>
      {leftCount > 0 && (
        <Button
          icon={IconUndo}
          label={t(kind === 'series' ? 'undoSeriesNamed' : 'undoNamed', { name })}
          onPress={onUndo}
        >
          {t('undo')}
        </Button>
      )}
    </Spread>
  );
}
