import { useMessages } from '@portal/kit';
import { Stack } from '@portal/ui';
import { PageTitle } from '../../components/PageTitle.tsx';
import { onboardingMessages } from '../../messages.ts';
import { CodeEntry, type CodeEntryProps, isCodeOver, whichCode } from './CodeEntry.tsx';

export interface PasswordEntryScreenProps extends Omit<CodeEntryProps, 'backHref' | 'onBack'> {
  signInHref: string | undefined;
}

export function PasswordEntryScreen(props: PasswordEntryScreenProps) {
  const t = useMessages(onboardingMessages);
  const { sent, factor } = props;
  return (
    <Stack gap={6}>
      <PageTitle
        title={t('codeTitle')}
        intro={sent === null || isCodeOver(props) ? null : whichCode(sent, factor, t)}
      />
      <CodeEntry {...props} backHref={props.signInHref} />
    </Stack>
  );
}
