import { limits, type Passkey } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Card, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../../messages.ts';
import { PasskeyLine } from './PasskeyLine.tsx';

export interface PasskeysPanelProps {
  /** The newest first. */
  view: View<readonly Passkey[]>;
  /** Whether this browser can make one. */
  isSupported: boolean;
  isAdding: boolean;
  isBusy: boolean;
  onAdd(): void;
  onRename(passkey: Passkey): void;
  onRemove(passkey: Passkey): void;
}

/** What somebody signs in with in place of their password. */
export function PasskeysPanel(props: PasskeysPanelProps) {
  const t = useMessages(settingsMessages);
  return (
    <PanelSwitch
      title={t('passkeys')}
      description={t('passkeysIntro')}
      view={props.view}
      skeleton={
        <Card padding={5}>
          <Skeleton lines={3} />
        </Card>
      }
      skeletonLabel={t('passkeysLoading')}
      failedTitle={t('passkeysFailed')}
    >
      {(passkeys) => (
        <Card padding={5}>
          <Stack gap={5}>
            {passkeys.length === 0 ? (
              <Text tone="quiet">{t('noPasskeys')}</Text>
            ) : (
              <Stack as="ul" gap={5} label={t('passkeys')}>
                {passkeys.map((passkey) => (
                  <li key={passkey.id}>
                    <PasskeyLine
                      passkey={passkey}
                      isBusy={props.isBusy}
                      onRename={() => props.onRename(passkey)}
                      onRemove={() => props.onRemove(passkey)}
                    />
                  </li>
                ))}
              </Stack>
            )}
            <AddPasskey {...props} count={passkeys.length} />
          </Stack>
        </Card>
      )}
    </PanelSwitch>
  );
}

function AddPasskey({ isSupported, isAdding, onAdd, count }: PasskeysPanelProps & { count: number }) {
  const t = useMessages(settingsMessages);
  if (!isSupported) return <Text tone="quiet">{t('passkeysUnsupported')}</Text>;
  const { most } = limits.passkey;
  if (count >= most) return <Text tone="quiet">{t('passkeysFull', { n: most })}</Text>;
  return (
    <div>
      <Button isPending={isAdding} onPress={onAdd}>
        {t('addPasskey')}
      </Button>
    </div>
  );
}
