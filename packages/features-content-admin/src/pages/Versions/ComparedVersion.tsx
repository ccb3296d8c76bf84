import { calls, type ContentVersion, type DeskContentItem, useAction, useEndpoint } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, ConfirmDialog, Inline, PanelSwitch, Section, Skeleton, Stack } from '@portal/ui';
import { useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { contentReads } from '../../model/content-reads.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { VersionParts } from './VersionParts.tsx';

export interface ComparedVersionProps {
  item: DeskContentItem;
  /** The revision that it had then. */
  version: string;
  options: ContentOptions;
  onClose: () => void;
}

/** An item as it was once beside what it is now, and the way back to it. */
export function ComparedVersion({ item, version, options, onClose }: ComparedVersionProps) {
  const t = useMessages(contentAdminMessages);
  const params = { id: item.id, version };
  const { view } = useEndpoint(calls.contentDesk.version, { params });
  return (
    <PanelSwitch
      view={view}
      skeleton={<Skeleton lines={6} />}
      skeletonLabel={t('versionLoading')}
      failedTitle={t('versionFailed')}
    >
      {(then) => <Comparison item={item} then={then} options={options} onClose={onClose} />}
    </PanelSwitch>
  );
}

function Comparison({
  item,
  then,
  options,
  onClose,
}: Omit<ComparedVersionProps, 'version'> & { then: ContentVersion }) {
  const t = useMessages(contentAdminMessages);
  const { dateTimeLong } = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  const restore = useAction(calls.contentDesk.restoreVersion, {
    success: t('versionRestored'),
    failure: ({ code, message }) => ({
      text: t(code === 'stale' ? 'staleDeed' : 'versionRestoreFailed'),
      description: message,
    }),
    invalidates: contentReads,
  });
  const date = dateTimeLong(then.at);

  function bringBack() {
    const input = { params: { id: item.id, version: String(then.revision) }, body: { revision: item.revision } };
    // The toast has said so where it could not be done; the comparison stays.
    void restore.run(input).then(onClose, () => setConfirming(false));
  }

  return (
    <Section title={t('versionOf', { date })} description={t('versionBeside')}>
      <Stack gap={6}>
        <VersionParts then={then} now={item} options={options} />
        <Inline gap={3}>
          <Button tone="primary" onPress={() => setConfirming(true)}>
            {t('restoreVersion')}
          </Button>
          <Button tone="quiet" onPress={onClose}>
            {t('closeComparison')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('restoreQuestion', { date })}
        confirmLabel={t('restoreVersion')}
        cancelLabel={t('cancel')}
        isPending={restore.isPending}
        onConfirm={bringBack}
        onCancel={() => setConfirming(false)}
      >
        {t(item.state === 'published' ? 'restoreTextShown' : 'restoreText')}
      </ConfirmDialog>
    </Section>
  );
}
