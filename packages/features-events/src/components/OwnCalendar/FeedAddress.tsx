import type { CallReply, calls } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, ConfirmDialog, CopyLink, IconCalendar, Inline, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import type { FeedChanges } from './use-calendar-feed.ts';

interface FeedAddressProps {
  feed: NonNullable<CallReply<typeof calls.calendar.feed>['feed']>;
  changes: FeedChanges;
}

/** The address itself, who can read it, and how to end it. */
export function FeedAddress({ feed: { url, readAt }, changes }: FeedAddressProps) {
  const t = useMessages(eventsMessages);
  const { dateTime } = useFormats();
  const [dialog, setDialog] = useState<'new' | 'end' | null>(null);
  const close = () => setDialog(null);
  const run = (change: () => Promise<unknown>) => void change().then(close, close);
  return (
    <Stack gap={5}>
      <TextField label={t('feedAddress')} value={url} isReadOnly onChange={() => undefined} />
      <Inline gap={3}>
        <Button tone="primary" icon={IconCalendar} href={url.replace(/^https?:/, 'webcal:')}>
          {t('feedOpen')}
        </Button>
        <CopyLink url={url} labels={{ copy: t('feedCopy'), copied: t('feedCopied') }} />
      </Inline>
      <Stack gap={1}>
        <Text>{t('feedReaders')}</Text>
        <Text size="sm" tone="quiet">
          {readAt === null ? t('feedNotRead') : t('feedRead', { time: dateTime(readAt) })}
        </Text>
      </Stack>
      <Inline gap={3}>
        <Button onPress={() => setDialog('new')}>{t('feedNew')}</Button>
        <Button tone="quiet" onPress={() => setDialog('end')}>
          {t('feedEnd')}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={dialog === 'new'}
        title={t('feedNewTitle')}
        confirmLabel={t('feedNew')}
        cancelLabel={t('feedKeep')}
        isPending={changes.isPending}
        onConfirm={() => run(changes.make)}
        onCancel={close}
      >
        {t('feedNewText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'end'}
        title={t('feedEndTitle')}
        confirmLabel={t('feedEnd')}
        cancelLabel={t('feedKeep')}
        tone="critical"
        isPending={changes.isPending}
        onConfirm={() => run(changes.end)}
        onCancel={close}
      >
        {t('feedEndText')}
      </ConfirmDialog>
    </Stack>
  );
}
