import { limits, type UserDetail } from '@portal/api';
import { useMessages, userRoles } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { Banner, ConfirmDialog, FormDialog, ReasonDialog, Select, Stack, Text } from '@portal/ui';
import { accountMessages } from '../../model/messages.ts';
import type { UserChanges } from './use-user.ts';

interface UserQuestionsProps extends UserChanges {
  user: UserDetail;
  name: string;
}

/** What is asked before an account is changed. Each stays open where it could not be done. */
export function UserQuestions(props: UserQuestionsProps) {
  const { user, question } = props;
  if (question === 'role' && user.rolesToGive.length > 0) return <RoleQuestion {...props} />;
  if (question === 'disable' && user.canBeDisabled) return <DisableQuestion {...props} />;
  return question === 'enable' && user.canBeEnabled ? <EnableQuestion {...props} /> : null;
}

function RoleQuestion({ user, name, isPending, onRole, onAsk }: UserQuestionsProps) {
  const t = useMessages(accountMessages);
  const form = useForm({
    initial: { role: '' },
    rules: { role: [required(t('roleRequired'))] },
    async onSubmit(chosen) {
      const role = user.rolesToGive.find((one) => String(one) === chosen.role);
      if (role !== undefined) await onRole(role, user.role);
    },
  });
  const field = form.field('role');
  return (
    <FormDialog
      size="sm"
      title={t('changeRoleTitle', { name })}
      description={t('changeRoleText')}
      submitLabel={t('giveRole')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={() => onAsk(null)}
    >
      <Stack gap={4}>
        <Select
          {...field}
          label={t('newRole')}
          options={user.rolesToGive.map((role) => ({ value: String(role), label: t(`role.${role}`) }))}
        />
        {field.value === String(userRoles.Admin) && <Banner tone="caution">{t('administratorWarning')}</Banner>}
        {field.value === String(userRoles.Manager) && <ManagerLoss n={user.membershipsCount} />}
      </Stack>
    </FormDialog>
  );
}

/** Whoever looks after all communities is nothing in single ones. */
function ManagerLoss({ n }: { n: number }) {
  const t = useMessages(accountMessages);
  return (
    <Banner tone="caution" title={t('managerLoss')}>
      {n > 0 && <Text>{t('managerLosses', { n })}</Text>}
    </Banner>
  );
}

function DisableQuestion({ name, isPending, onDisable, onAsk }: UserQuestionsProps) {
  const t = useMessages(accountMessages);
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: [
        required(t('reasonRequired')),
        maxLength(limits.reasonLength, t('atMostCharacters', { n: limits.reasonLength })),
      ],
    },
    onSubmit: ({ reason }) => onDisable(reason),
  });
  return (
    <ReasonDialog
      title={t('disableTitle', { name })}
      description={t('disableText')}
      field={{ ...form.field('reason'), label: t('reason') }}
      confirmLabel={t('disableAccount')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onSubmit={() => void form.onSubmit()}
      onClose={() => onAsk(null)}
    />
  );
}

function EnableQuestion({ name, isPending, onEnable, onAsk }: UserQuestionsProps) {
  const t = useMessages(accountMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('enableTitle', { name })}
      confirmLabel={t('enableAccount')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      // The toast has said so where it could not be done; the question stays.
      onConfirm={() => void onEnable().catch(() => undefined)}
      onCancel={() => onAsk(null)}
    >
      {t('enableText')}
    </ConfirmDialog>
  );
}
