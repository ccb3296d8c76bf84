import { readRecoveryCode } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Banner, Button, Form, TextField } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import type { CodeFormProps } from './CodeForm.tsx';

const example = '7QK4-M2XB-9HTD-3FWA';

/** A recovery code, however it is typed, and Continue, which waits until it is whole. */
export function RecoveryCodeForm(props: CodeFormProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required(t('recoveryCodeRequired'))] },
    onSubmit: ({ code }) => props.onSubmit(code),
  });
  const isWhole = readRecoveryCode(form.values.code) !== null;
  return (
    <Form onSubmit={form.onSubmit} label={t('codeTitle')}>
      {props.wrong !== null && (
        <Banner tone="critical" role="alert">
          {props.wrong}
        </Banner>
      )}
      <TextField
        {...form.field('code')}
        label={t('recoveryCodeLabel')}
        description={t('recoveryCodeHint', { example })}
        autoComplete="off"
        maxLength={40}
        isReadOnly={props.isPending || props.isAccepted}
        hasAutoFocus
      />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        isFullWidth
        isPending={props.isPending}
        isDisabled={!isWhole || props.isAccepted}
      >
        {t('continue')}
      </Button>
    </Form>
  );
}
