import { calls, limits, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { email, maxLength, required, useForm } from '@portal/kit/form';
import { FormDialog, TextField } from '@portal/ui';
import { accountMessages } from '../../model/messages.ts';

const { account, invitation } = limits;

/** Asks whom to invite. What the server has against it stands at its field, and what was typed stays. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const invite = useAction(calls.invitations.invite, {
    success: ({ firstName, lastName }) => t('invited', { name: `${firstName} ${lastName}` }),
    failure: t('inviteFailed'),
    invalidates: [calls.invitations.list],
  });
  const short = (n: number) => maxLength(n, t('atMostCharacters', { n }));
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', memberNumber: '' },
    rules: {
      firstName: [required(t('firstNameRequired')), short(account.nameLength)],
      lastName: [required(t('lastNameRequired')), short(account.nameLength)],
      email: [required(t('emailRequired')), email(t('emailInvalid')), short(account.emailLength)],
      memberNumber: [short(invitation.memberNumberLength)],
    },
    async onSubmit(body) {
      await invite.run({ body });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('invite')}
      size="sm"
      isPending={form.isPending}
      submitLabel={t('sendInvitation')}
      cancelLabel={t('cancel')}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField {...form.field('firstName')} label={t('firstName')} isRequired />
      <TextField {...form.field('lastName')} label={t('lastName')} isRequired />
      <TextField {...form.field('email')} label={t('email')} type="email" isRequired />
      <TextField {...form.field('memberNumber')} label={t('memberNumber')} description={t('memberNumberHint')} />
    </FormDialog>
  );
}
