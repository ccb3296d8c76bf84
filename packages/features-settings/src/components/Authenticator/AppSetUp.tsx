import { firstLimits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Button, Form, FormActions, IconCopy, Inline, OneTimeCodeField, QrCode, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import * as styles from './Authenticator.css.ts';
import type { BegunApp } from './use-authenticator.ts';

interface AppSetUpProps {
  app: BegunApp;
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
  onCopySecret: () => void;
}

const { length } = firstLimits.loginCode;

/** What the app is given, for its camera and to type, and the first code that it shows. Nothing changes before that is entered. */
export function AppSetUp({ app, onConfirm, onCancel, onCopySecret }: AppSetUpProps) {
  const t = useMessages(settingsMessages);
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required(t('appCodeRequired'))] },
    onSubmit: ({ code }) => onConfirm(code),
  });
  return (
    <Stack gap={5}>
      <Text>{t('scanCode')}</Text>
      <QrCode text={app.address} label={t('appQrCode')} />
      <Stack gap={2}>
        <Text>{t('typeSecret')}</Text>
        <Inline gap={3}>
          <code className={styles.secret}>{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button size="sm" icon={IconCopy} onPress={onCopySecret}>
            {t('copySecret')}
          </Button>
        </Inline>
      </Stack>
      <Form onSubmit={form.onSubmit} label={t('addApp')}>
        <OneTimeCodeField
          {...form.field('code')}
          label={t('appCode')}
          description={t('appCodeHint')}
          length={length}
          isPending={form.isPending}
        />
        <FormActions
          submitLabel={t('turnAppOn')}
          cancelLabel={t('cancel')}
          isPending={form.isPending}
          isSubmitDisabled={form.values.code.length !== length}
          onCancel={onCancel}
        />
      </Form>
    </Stack>
  );
}
