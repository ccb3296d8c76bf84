import { limits, type OwnAuthenticator } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, IconPlus, Inline, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

interface AppStatusProps {
  own: OwnAuthenticator;
  isPending: boolean;
  onBegin: () => void;
  onTurnOff: () => void;
  onMakeCodes: () => void;
}

const { recoveryCodes: total } = limits.authenticator;
/** From so few on, new ones are called for. */
const few = 3;

/** Whether there is an app and how many codes are left, and what may be changed. */
export function AppStatus({ own, isPending, onBegin, onTurnOff, onMakeCodes }: AppStatusProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { addedAt, recoveryCodesLeft: left } = own;

  if (addedAt === null)
    return (
      <Stack gap={4}>
        <Text>{t('noApp')}</Text>
        <Inline>
          <Button tone="primary" icon={IconPlus} isPending={isPending} onPress={onBegin}>
            {t('addApp')}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <Badge tone="positive">{t('appIsOn')}</Badge>
        <Text tone="quiet">{t('appSince', { day: formats.dateMedium(addedAt) })}</Text>
      </Inline>
      <Text tone={left <= few ? 'caution' : 'neutral'}>{t('codesLeft', { n: left, total })}</Text>
      <Inline gap={3}>
        <Button isDisabled={isPending} onPress={onMakeCodes}>
          {t('makeCodes')}
        </Button>
        <Button isDisabled={isPending} onPress={onBegin}>
          {t('otherApp')}
        </Button>
        <Button tone="critical" isDisabled={isPending} onPress={onTurnOff}>
          {t('turnAppOff')}
        </Button>
      </Inline>
    </Stack>
  );
}
