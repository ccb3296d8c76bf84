import { calls, type FoundAccount, useAction, useUserSearch } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { FormDialog, UserMultiPicker } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { membershipReads } from './membership-reads.ts';

export interface AddMembersDialogProps {
  communityId: string;
  onClose: () => void;
}

/** Finds people and makes them members. Who belongs already, or is kept out, cannot be chosen. */
export function AddMembersDialog({ communityId, onClose }: AddMembersDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const add = useAction(calls.membership.add, {
    invalidates: membershipReads,
    success: (_, { body }) => t('hasAdded', { n: body.userIds.length }),
    failure: ({ message }: Problem) => ({ text: t('addFailed'), description: message }),
  });
  const initial: { userIds: readonly string[] } = { userIds: [] };
  const form = useForm({
    initial,
    async onSubmit({ userIds }) {
      await add.run({ params: { id: communityId }, body: { userIds: [...userIds] } });
      onClose();
    },
  });
  const field = form.field('userIds');
  const reasons: Partial<Record<NonNullable<FoundAccount['membershipStatus']>, string>> = {
    Joined: t('alreadyMember'),
    Blocked: t('isBlacklisted'),
  };
  const search = useUserSearch({
    chosen: field.value,
    communityId,
    unavailable: ({ membershipStatus }) => (membershipStatus === null ? null : (reasons[membershipStatus] ?? null)),
  });
  return (
    <FormDialog
      size="people"
      title={t('addMembers')}
      description={t('addMembersText')}
      submitLabel={t('add')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      isSubmitDisabled={field.value.length === 0}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <UserMultiPicker {...field} search={search} label={t('people')} />
    </FormDialog>
  );
}
