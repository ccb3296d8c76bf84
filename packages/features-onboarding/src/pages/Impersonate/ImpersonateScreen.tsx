import { useMessages } from '@portal/kit';
import { ForbiddenNotice, PageLayout, Stack } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { ImpersonateForm, type ImpersonateFormProps } from './ImpersonateForm.tsx';

export interface ImpersonateScreenProps extends ImpersonateFormProps {
  isAllowed: boolean;
}

export function ImpersonateScreen({ isAllowed, ...form }: ImpersonateScreenProps) {
  const t = useMessages(onboardingMessages);
  if (!isAllowed)
    return (
      <PageLayout width="small">
        <ForbiddenNotice title={t('impersonateForbidden')} text={t('impersonateForbiddenText')} />
      </PageLayout>
    );
  return (
    <PageLayout width="small">
      <Stack gap={6}>
        <PageTitle title={t('impersonateTitle')} intro={t('impersonateIntro')} />
        <ImpersonateForm {...form} />
      </Stack>
    </PageLayout>
  );
}
