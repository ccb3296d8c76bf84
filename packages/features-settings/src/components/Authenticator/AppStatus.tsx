import { limits, type OwnAuthenticator } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, IconPlus, Inline, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { usePasswordQuestion } from '../PasswordQuestion/use-password-question.tsx';

interface AppStatusProps {
  own: OwnAuthenticator;
  isPending: boolean;
  onBegin: (password: string) => Promise<void>;
  onTurnOff: (password: string) => Promise<void>;
  onMakeCodes: (password: string) => Promise<void>;
}

const { recoveryCodes: total } = limits.authenticator;
/** From so few on, new ones are called for. */
const few = 3;

/** Whether there is an app and how many codes are left, and what may be changed once the password has been entered again. */
export function AppStatus({ own, isPending, onBegin, onTurnOff, onMakeCodes }: AppStatusProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { ask, question } = usePasswordQuestion();
  const { addedAt, recoveryCodesLeft: left } = own;

  async function change(why: string, run: (password: string) => Promise<void>) {
    const password = await ask(why);
    // A failure has been told by its toast.
    if (password !== null) await run(password).catch(() => undefined);
  }

  if (addedAt === null)
    return (
      <Stack gap={4}>
        <Text>{t('noApp')}</Text>
        <Inline>
          <Button
            tone="primary"
            icon={IconPlus}
            isPending={isPending}
            onPress={() => void change(t('confirmAddApp'), onBegin)}
          >
            {t('addApp')}
          </Button>
        </Inline>
        {question}
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
        <Button isDisabled={isPending} onPress={() => void change(t('confirmMakeCodes'), onMakeCodes)}>
          {t('makeCodes')}
        </Button>
        <Button isDisabled={isPending} onPress={() => void change(t('confirmOtherApp'), onBegin)}>
          {t('otherApp')}
        </Button>
        <Button tone="critical" isDisabled={isPending} onPress={() => void change(t('confirmTurnAppOff'), onTurnOff)}>
          {t('turnAppOff')}
        </Button>
      </Inline>
      {question}
    </Stack>
  );
}
