import { firstLimits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { matches, maxLength, required, useForm } from '@portal/kit/form';
import { PasswordField } from '@portal/ui';
import { useEffect } from 'react';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { type ChosenPassword, isPasswordChosen, passwordChecks } from '../../model/welcome/password-rules.ts';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';

const step = 'user-password';
const { max } = firstLimits.password;

interface PasswordFormProps {
  start: WelcomeStart;
  way: WelcomeNavigation;
  chosen: ChosenPassword;
  onChoose: (chosen: ChosenPassword) => void;
}

/** A password twice, with what it still lacks; the way on waits until it lacks nothing. Nothing of it is kept on the device. */
export function PasswordForm({ start, way, chosen, onChoose }: PasswordFormProps) {
  const t = useMessages(welcomeMessages);
  const others = useWelcomeForm({ step, start, way });
  const form = useForm<ChosenPassword>({
    initial: chosen,
    rules: {
      password: [required(t('passwordEmpty')), maxLength(max, t('passwordTooLong', { max }))],
      confirmPassword: [required(t('confirmationEmpty')), matches('password', t('passwordsDiffer'))],
    },
    onSubmit: () => others.submit(),
  });
  const { values } = form;
  useEffect(() => onChoose(values), [values, onChoose]);

  const problem = way.ledBack?.problem ?? null;
  useEffect(() => {
    if (problem !== null) form.showProblem(problem);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What the server has found wrong is moved to once.
  }, [problem]);

  const checks = passwordChecks(values);
  const labels = {
    show: t('showPassword'),
    hide: t('hidePassword'),
    met: t('ruleMet'),
    notMet: t('ruleNotMet'),
  };
  return (
    <StepForm
      step={step}
      start={start}
      way={way}
      form={{ submit: others.submit, isPending: form.isPending }}
      onSubmit={() => void form.onSubmit()}
      isHeld={!isPasswordChosen(values)}
    >
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="new-password"
        labels={labels}
        rules={[
          { label: t('ruleMinLength'), isMet: checks.minLength },
          { label: t('ruleSymbol'), isMet: checks.symbol },
          { label: t('ruleCases'), isMet: checks.cases },
          { label: t('ruleMatch'), isMet: checks.match },
        ]}
        isRequired
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        labels={labels}
        isRequired
      />
    </StepForm>
  );
}
