import { firstLimits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { Banner, Button, Form, OneTimeCodeField } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';

export interface CodeFormProps {
  /** Why the last code was not the right one; null: none was wrong. */
  wrong: string | null;
  isAccepted: boolean;
  /** What stands beside the green tick, and on the button, once the code was right and before the way on is taken. */
  accepted?: { tick: string; button: string } | undefined;
  isPending: boolean;
  onSubmit(code: string): Promise<void>;
}

/** The code and Continue, which waits until the code is whole. */
export function CodeForm(props: CodeFormProps) {
  const t = useMessages(onboardingMessages);
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required(t('codeRequired'))] },
    onSubmit: ({ code }) => props.onSubmit(code),
  });
  const isWhole = form.values.code.length === firstLimits.loginCode.length;
  return (
    <Form onSubmit={form.onSubmit} label={t('codeTitle')}>
      {props.wrong !== null && (
        <Banner tone="critical" role="alert">
          {props.wrong}
        </Banner>
      )}
      {props.isAccepted && props.accepted && (
        <Banner tone="positive" role="status">
          {props.accepted.tick}
        </Banner>
      )}
      <OneTimeCodeField
        {...form.field('code')}
        label={t('codeLabel')}
        length={firstLimits.loginCode.length}
        isPending={props.isPending || props.isAccepted}
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
        {props.isAccepted && props.accepted ? props.accepted.button : t('continue')}
      </Button>
    </Form>
  );
}
