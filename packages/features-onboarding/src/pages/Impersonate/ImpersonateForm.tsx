import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, minLength, required, useForm } from '@portal/kit/form';
import { Banner, Button, Form, TextArea, UserPicker, type UserSearch } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import type { Impersonation } from './use-impersonate.ts';

export interface ImpersonateFormProps {
  /** Finds the members. */
  search: UserSearch;
  /** Whom to begin with. */
  personId?: string | null;
  isPending: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onSubmit(who: Impersonation): Promise<void>;
}

const shortestReason = 5;

/** Whom to act for, and why, which is kept. */
export function ImpersonateForm(props: ImpersonateFormProps) {
  const t = useMessages(onboardingMessages);
  const initial: { userId: string | null; reason: string } = { userId: props.personId ?? null, reason: '' };
  const form = useForm({
    initial,
    rules: {
      userId: [required(t('memberRequired'))],
      reason: [
        required(t('reasonRequired')),
        minLength(shortestReason, t('reasonTooShort')),
        maxLength(limits.reasonLength, t('reasonTooLong', { max: limits.reasonLength })),
      ],
    },
    onSubmit: ({ userId, reason }) => {
      if (userId !== null) return props.onSubmit({ userId, reason: reason.trim() });
    },
  });
  return (
    <Form onSubmit={form.onSubmit} label={t('impersonateTitle')}>
      {props.refusal !== null && (
        <Banner tone="critical" role="alert">
          {props.refusal}
        </Banner>
      )}
      <UserPicker {...form.field('userId')} label={t('member')} description={t('memberHint')} search={props.search} />
      <TextArea {...form.field('reason')} label={t('reason')} description={t('reasonHint')} />
      <Button type="submit" tone="primary" isPending={props.isPending}>
        {t('impersonate')}
      </Button>
    </Form>
  );
}
