import type { Passkey } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, Inline, MetaLine, Spread, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../../messages.ts';

export interface PasskeyLineProps {
  passkey: Passkey;
  isBusy: boolean;
  onRename(): void;
  onRemove(): void;
}

/** One passkey: what it is called, when it was made and used, and what can be done with it. */
export function PasskeyLine({ passkey, isBusy, onRename, onRemove }: PasskeyLineProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { name, createdAt, lastUsedAt } = passkey;
  const used =
    lastUsedAt === null ? t('passkeyNeverUsed') : t('passkeyLastUsed', { when: formats.relative(lastUsedAt) });
  return (
    <Spread gap={3}>
      <Stack gap={1}>
        <Text weight="semibold">{name}</Text>
        <MetaLine items={[t('passkeyMade', { when: formats.dateTimeLong(createdAt) }), used]} />
      </Stack>
      <Inline gap={2}>
        <Button size="sm" isDisabled={isBusy} onPress={onRename} label={t('renamePasskeyNamed', { name })}>
          {t('renamePasskey')}
        </Button>
        <Button size="sm" isDisabled={isBusy} onPress={onRemove} label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </Inline>
    </Spread>
  );
}
