import { calls, useEndpoint } from '@portal/api';
import { missingToPublish } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { ConfirmDialog, IconInfo, Inline, Skeleton, SkeletonRegion, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';

export interface PublishDialogProps {
  id: string;
  isOpen: boolean;
  publish: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a draft is shown to members, and tells what they would miss. */
export function PublishDialog({ id, isOpen, publish, onClose }: PublishDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      await publish();
      onClose();
    } catch {
      // The toast says what is in the way, and the draft stands as it was.
    } finally {
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('publishTitle')}
      confirmLabel={t('publish')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <Text>{t('publishText')}</Text>
        {isOpen && <Missing id={id} />}
      </Stack>
    </ConfirmDialog>
  );
}

const words = {
  ticketTypes: 'missingTicketTypes',
  shortDesc: 'missingShortDesc',
  content: 'missingContent',
  place: 'missingPlace',
} as const;

function Missing({ id }: { id: string }) {
  const t = useMessages(eventsDeskMessages);
  const { view } = useEndpoint(calls.desk.fields, { params: { id } });
  if (view.state === 'loading')
    return (
      <SkeletonRegion label={t('publishChecking')}>
        <Skeleton lines={2} />
      </SkeletonRegion>
    );
  if (view.state !== 'ready') return <Text tone="critical">{t('publishUnchecked')}</Text>;
  const missing = missingToPublish(view.data.fields);
  if (missing.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text>{t('missing')}</Text>
      <Stack as="ul" gap={1}>
        {missing.map((name) => (
          <li key={name}>
            <Inline gap={2} isWrapping={false}>
              <IconInfo size={16} />
              <Text as="span">{t(words[name])}</Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
