import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { FormDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { CommunityFields } from './CommunityFields.tsx';
import { useCommunityForm } from './use-community-form.ts';

export interface CommunityDialogProps {
  onSaved: (saved: Community) => void;
  onClose: () => void;
}

/** Makes a community; what is written is kept until it is saved or given up. */
export function CommunityDialog({ onSaved, onClose }: CommunityDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const state = useCommunityForm({ onSaved });
  const { form } = state;
  return (
    <FormDialog
      title={t('newCommunity')}
      submitLabel={t('createCommunity')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={() => {
        form.reset();
        onClose();
      }}
      onClose={onClose}
    >
      <CommunityFields state={state} />
    </FormDialog>
  );
}
