import { useMessages } from '@portal/kit';
import { Heading, Stack, Text } from '@portal/ui';
import { messages } from '../../messages.ts';
import { CodeEntry, type CodeEntryProps, codeSentTo, isCodeOver } from './CodeEntry.tsx';

export interface PasswordEntryScreenProps extends Omit<CodeEntryProps, 'backHref' | 'onBack'> {
  signInHref: string | undefined;
}

export function PasswordEntryScreen(props: PasswordEntryScreenProps) {
  const t = useMessages(messages);
  const { sent } = props;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {t('codeTitle')}
        </Heading>
        {sent !== null && !isCodeOver(props) && <Text tone="quiet">{codeSentTo(sent, t)}</Text>}
      </Stack>
      <CodeEntry {...props} backHref={props.signInHref} />
    </Stack>
  );
}
