import type { OwnIdentity } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Inline, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { usePasswordQuestion } from '../PasswordQuestion/use-password-question.tsx';

interface IdentityStatusProps {
  own: OwnIdentity;
  label: string;
  isPending: boolean;
  onUnlink: (password: string) => Promise<void>;
  onSend: () => Promise<void>;
}

/** Since when the provider opens the account, or what is missing before it can. */
export function IdentityStatus({ own, label, isPending, onUnlink, onSend }: IdentityStatusProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { ask, question } = usePasswordQuestion();
  const { linkedAt, isEmailConfirmed } = own;

  // A failure has been told by its toast.
  async function unlink() {
    const password = await ask(t('confirmUnlink', { label }));
    if (password !== null) await onUnlink(password).catch(() => undefined);
  }

  return (
    <Stack gap={4}>
      {linkedAt === null ? (
        <Text>{t('identityNotLinked', { label })}</Text>
      ) : (
        <>
          <Inline gap={2}>
            <Badge tone="positive">{t('identityLinked')}</Badge>
            <Text tone="quiet">{t('identitySince', { day: formats.dateMedium(linkedAt) })}</Text>
          </Inline>
          <Inline>
            <Button tone="critical" isPending={isPending} onPress={() => void unlink()}>
              {t('unlinkIdentity', { label })}
            </Button>
          </Inline>
        </>
      )}
      {!isEmailConfirmed && (
        <>
          <Text tone="caution">{t('emailNotConfirmed')}</Text>
          <Inline>
            <Button isPending={isPending} onPress={() => void onSend().catch(() => undefined)}>
              {t('sendConfirmation')}
            </Button>
          </Inline>
        </>
      )}
      {question}
    </Stack>
  );
}
