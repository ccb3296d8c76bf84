import { firstLimits } from '@portal/api';
import { changedPassword } from '@portal/rules';
import { meetsPasswordPolicy, unmetPasswordRules, useMessages } from '@portal/kit';
import { custom, matches, maxLength, required, useForm } from '@portal/kit/form';
import { Button, Form, Inline, PasswordField } from '@portal/ui';
import { useRef } from 'react';
import { settingsMessages } from '../../messages.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface ChangePasswordFormProps {
  onChange: (change: PasswordChange) => Promise<void>;
}

const { max } = firstLimits.password;

/** The current password, and the new one twice, with what it still lacks. Nothing of it is kept on the device. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const t = useMessages(settingsMessages);
  const isChanged = useRef(false);
  const form = useForm<PasswordChange>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    rules: {
      currentPassword: [required(t('currentPasswordRequired'))],
      newPassword: [
        maxLength(max, t('passwordTooLong', { max })),
        custom((password: string) => meetsPasswordPolicy(password, changedPassword), t('passwordTooSimple')),
      ],
      confirmPassword: [matches('newPassword', t('passwordsDiffer'))],
    },
    async onSubmit(change) {
      await onChange(change);
      isChanged.current = true;
    },
  });
  async function submit() {
    await form.onSubmit();
    if (!isChanged.current) return;
    isChanged.current = false;
    form.reset();
  }
  const strength = useStrength(form.values.newPassword);
  const labels = { show: t('showPassword'), hide: t('hidePassword') };
  return (
    <Form onSubmit={() => void submit()} label={t('changePasswordPageTitle')}>
      <PasswordField
        {...form.field('currentPassword')}
        label={t('currentPassword')}
        autoComplete="current-password"
        labels={labels}
        isRequired
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword')}
        autoComplete="new-password"
        labels={labels}
        rules={strength}
        isRequired
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        labels={labels}
        isRequired
      />
      <Inline justify="end">
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('savePassword')}
        </Button>
      </Inline>
    </Form>
  );
}

/** What a password needs, each ticked once it has it. */
function useStrength(password: string) {
  const t = useMessages(settingsMessages);
  const unmet = unmetPasswordRules(password, changedPassword);
  return [
    { label: t('ruleMinLength'), isMet: !unmet.includes('minLength') },
    { label: t('ruleLower'), isMet: !unmet.includes('lower') },
    { label: t('ruleUpper'), isMet: !unmet.includes('upper') },
    { label: t('ruleDigit'), isMet: !unmet.includes('digit') },
    { label: t('ruleListedSymbol'), isMet: !unmet.includes('listedSymbol') },
  ];
}
