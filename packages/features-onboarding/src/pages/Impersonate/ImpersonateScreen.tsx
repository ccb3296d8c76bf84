import { useMessages } from '@portal/kit';
import { ForbiddenNotice, Heading, PageLayout, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { ImpersonateForm, type ImpersonateFormProps } from './ImpersonateForm.tsx';

export interface ImpersonateScreenProps extends ImpersonateFormProps {
  isAllowed: boolean;
}

export function ImpersonateScreen({ isAllowed, ...form }: ImpersonateScreenProps) {
  const t = useMessages(messages);
  if (!isAllowed)
    return (
      <PageLayout width="small">
        <ForbiddenNotice title={t('impersonateForbidden')} text={t('impersonateForbiddenText')} />
      </PageLayout>
    );
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="2xl">
            {t('impersonateTitle')}
          </Heading>
          <Text tone="quiet">{t('impersonateIntro')}</Text>
        </Stack>
        <ImpersonateForm {...form} />
      </Stack>
    </PageLayout>
  );
}
