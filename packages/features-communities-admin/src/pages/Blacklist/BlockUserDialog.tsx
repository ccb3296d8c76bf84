import { limits, useUserSearch } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import { FormDialog, TextArea, UserPicker } from '@portal/ui';
import { BecauseFields, becauseOf, type BecauseValues, noBecause, useBecauseRules } from '../Members/BecauseFields.tsx';
import { useReasonRules } from '../Members/BlockDialog.tsx';
import { nameOf, useMemberMutations } from '../Members/use-member-mutations.ts';
import { communitiesAdminMessages } from '../../messages.ts';

export interface BlockUserDialogProps {
  communityId: string;
  onClose: () => void;
}

/** Finds somebody, a member or not, and keeps them out. */
export function BlockUserDialog({ communityId, onClose }: BlockUserDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { notify } = usePortal();
  const mutations = useMemberMutations(communityId);
  const initial: { userId: string | null; reason: string } & BecauseValues = { userId: null, reason: '', ...noBecause };
  const form = useForm({
    initial,
    rules: { userId: [required(t('fieldRequired'))], reason: useReasonRules(null), ...useBecauseRules() },
    async onSubmit({ userId, reason, ...decisionWords }) {
      if (userId === null) return;
      await mutations.block(userId, reason.trim(), becauseOf(decisionWords));
      const found = search.chosen.find(({ person }) => person.id === userId)?.person;
      if (found !== undefined) notify.success(t('hasBlocked', { name: nameOf(found) }));
      onClose();
    },
  });
  const userId = form.field('userId');
  const search = useUserSearch({
    chosen: userId.value === null ? [] : [userId.value],
    communityId,
    unavailable: ({ membershipStatus }) => (membershipStatus === 'Blocked' ? t('alreadyBlocked') : null),
  });
  return (
    <FormDialog
      size="people"
      title={t('addUserTitle')}
      description={t('blockText')}
      submitLabel={t('blacklist')}
      cancelLabel={t('cancel')}
      tone="critical"
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <UserPicker {...userId} search={search} label={t('user')} isRequired />
      <BecauseFields because={form.field('because')} message={form.field('message')} />
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        maxCount={limits.membership.reasonLength}
        isRequired
        rows={3}
      />
    </FormDialog>
  );
}
