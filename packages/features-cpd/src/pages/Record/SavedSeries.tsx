import type { CpdBatch } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, IconUndo, Inline, Stack } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { cpdMessages } from '../../messages.ts';

interface SavedSeriesProps {
  batch: CpdBatch;
  trackerHref: string | undefined;
  isUndoing: boolean;
  onUndo: () => void;
  onAnother: () => void;
}

/** What has come of an entry of several days, with one way back for all of them. */
export function SavedSeries({ batch, trackerHref, isUndoing, onUndo, onAnother }: SavedSeriesProps) {
  const t = useMessages(cpdMessages);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus has gone with the form.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Banner
        tone="positive"
        role="status"
        title={t('seriesSaved', { n: batch.recordsCount })}
        action={
          <Button size="sm" icon={IconUndo} buttonRef={undo} isPending={isUndoing} onPress={onUndo}>
            {t('undo')}
          </Button>
        }
      >
        {t('seriesSavedText')}
      </Banner>
      <Inline gap={3} justify="end">
        <Button onPress={onAnother}>{t('addAnother')}</Button>
        {trackerHref !== undefined && (
          <Button tone="primary" href={trackerHref}>
            {t('toTracker')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
