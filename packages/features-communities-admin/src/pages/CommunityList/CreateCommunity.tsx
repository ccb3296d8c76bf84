import { useDestinations, useMessages, usePortal, useViewer } from '@portal/kit';
import { userRoles } from '@portal/kit/access';
import { Button, IconPlus, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { newCommunityKey } from '../../model/draft-keys.ts';
import { adminDestinations } from '../../destinations.ts';

const CommunityDialog = lazyComponent(() =>
  import('../CommunityForm/CommunityDialog.tsx').then((module) => ({ default: module.CommunityDialog })),
);

/** Opens the form for a new community, which comes when somebody wants it; only administrators make one. */
export function CreateCommunity({ part: Dialog = CommunityDialog }: { part?: typeof CommunityDialog }) {
  const t = useMessages(communitiesAdminMessages);
  const { drafts, notify, navigation } = usePortal();
  const viewer = useViewer();
  const to = useDestinations(adminDestinations);
  // Who comes from the list of drafts goes on with the form.
  const [isOpen, setOpen] = useState(() => drafts.isTakenUp(newCommunityKey));
  function fail() {
    notify.failure(t('createFormFailed'));
    setOpen(false);
  }
  if (viewer?.role !== userRoles.Admin) return null;
  return (
    <>
      <span onPointerEnter={Dialog.prefetch} onFocus={Dialog.prefetch}>
        <Button tone="primary" icon={IconPlus} onPress={() => setOpen(true)}>
          {t('createManaged')}
        </Button>
      </span>
      {isOpen && (
        <Dialog
          onSaved={({ id }) => {
            setOpen(false);
            const href = to.adminCommunityAboutPage({ id });
            if (href !== undefined) navigation.navigate(href);
          }}
          onClose={() => setOpen(false)}
          onError={fail}
        />
      )}
    </>
  );
}
