import { useFormats, useMessages } from '@portal/kit';
import { Button, Card, ConfirmDialog, DeviceList, Inline, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import type { OwnSessions } from './use-own-sessions.ts';

/** Where one is signed in, with the way out of each device, and after a question of all but this one. */
export function OwnSessionsPanel({ view, endingId, isEndingOthers, onEnd, onEndOthers }: OwnSessions) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  return (
    <PanelSwitch
      title={t('ownSessions')}
      description={t('ownSessionsHint')}
      view={view}
      skeleton={
        <Card padding={5}>
          <Skeleton lines={4} />
        </Card>
      }
      skeletonLabel={t('ownSessionsLoading')}
      failedTitle={t('ownSessionsLoadFailed')}
    >
      {(sessions) => (
        <Stack gap={4}>
          <DeviceList
            label={t('ownSessions')}
            devices={sessions.map(({ id, device, address, lastSeenAt, isCurrent }) => {
              const name = device ?? t('unknownDevice');
              const used = t('lastUsed', { when: formats.relative(lastSeenAt) });
              const facts = address === null ? [used] : [used, address];
              return { id, name, facts, isCurrent, endLabel: t('signOutDevice', { device: name }) };
            })}
            endingId={endingId}
            labels={{ thisDevice: t('thisDevice'), signOut: t('signOut') }}
            // A failure has been told by its toast.
            onEnd={(id) => void onEnd(id).catch(() => undefined)}
          />
          {sessions.some(({ isCurrent }) => !isCurrent) && (
            <Inline>
              <Button tone="critical" isPending={isEndingOthers} onPress={() => setAsking(true)}>
                {t('signOutOthers')}
              </Button>
            </Inline>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            title={t('signOutOthersQuestion')}
            confirmLabel={t('signOutOthers')}
            cancelLabel={t('cancel')}
            tone="critical"
            onConfirm={() => {
              setAsking(false);
              void onEndOthers().catch(() => undefined);
            }}
            onCancel={() => setAsking(false)}
          >
            {t('signOutOthersText')}
          </ConfirmDialog>
        </Stack>
      )}
    </PanelSwitch>
  );
}
