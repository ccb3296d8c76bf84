import { type UserAccount, useUserSearch } from '@portal/api';
import { useMessages, userRoles } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { FormDialog, UserPicker } from '@portal/ui';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { ConfirmManagerDialog } from './ConfirmManagerDialog.tsx';

/** Finds somebody, then asks whether they are to look after all communities. */
export function AddManagerDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  const [candidate, setCandidate] = useState<UserAccount | null>(null);
  const initial: { userId: string | null } = { userId: null };
  const form = useForm({
    initial,
    rules: { userId: [required(t('fieldRequired'))] },
    onSubmit({ userId }) {
      setCandidate(search.chosen.find(({ person }) => person.id === userId)?.person ?? null);
    },
  });
  const field = form.field('userId');
  const search = useUserSearch({
    chosen: field.value === null ? [] : [field.value],
    unavailable: ({ role }) =>
      role === userRoles.Standard ? null : t(role === userRoles.Manager ? 'isManager' : 'runsPortal'),
  });
  if (candidate !== null)
    return <ConfirmManagerDialog person={candidate} onBack={() => setCandidate(null)} onDone={onClose} />;
  return (
    <FormDialog
      size="people"
      title={t('addManager')}
      description={t('addManagerText')}
      submitLabel={t('continue')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      isSubmitDisabled={field.value === null}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <UserPicker {...field} search={search} label={t('user')} isRequired />
    </FormDialog>
  );
}
