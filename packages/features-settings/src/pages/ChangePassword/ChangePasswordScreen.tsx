import { useMessages } from '@portal/kit';
import { Card, Heading, PageLayout, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { ChangePasswordForm, type PasswordChange } from './ChangePasswordForm.tsx';

export interface ChangePasswordScreenProps {
  /** Rejects where the password stays as it was. */
  onChange: (change: PasswordChange) => Promise<void>;
}

export function ChangePasswordScreen({ onChange }: ChangePasswordScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('changePasswordPageTitle')}
          </Heading>
          <Text tone="quiet">{t('passwordIntro')}</Text>
        </Stack>
      }
    >
      <Card padding={6}>
        <ChangePasswordForm onChange={onChange} />
      </Card>
    </PageLayout>
  );
}
