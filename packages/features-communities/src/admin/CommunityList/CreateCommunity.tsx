import { useDestinations, useMessages, usePortal, useViewer } from '@portal/kit';
import { userRoles } from '@portal/kit/access';
import { Button, IconPlus, latePart, useLatePart } from '@portal/ui';
import { useState } from 'react';
import { managementMessages } from '../../messages-management.ts';
import { newCommunityKey } from '../../model/draft-keys.ts';
import { adminPlaces } from '../destinations.ts';

const dialog = latePart(async () => (await import('../CommunityForm/CommunityDialog.tsx')).CommunityDialog);
const prepare = () => void dialog.load().catch(() => undefined);

/** Opens the form for a new community, which comes when somebody wants it; only administrators make one. */
export function CreateCommunity({ part = dialog }: { part?: typeof dialog }) {
  const t = useMessages(managementMessages);
  const { drafts, notify, navigation } = usePortal();
  const viewer = useViewer();
  const to = useDestinations(adminPlaces);
  // Who comes from the list of drafts goes on with the form.
  const [isOpen, setOpen] = useState(() => drafts.isTakenUp(newCommunityKey));
  const CommunityDialog = useLatePart(part, isOpen, () => {
    notify.failure(t('createFormFailed'));
    setOpen(false);
  });
  if (viewer?.role !== userRoles.Admin) return null;
  return (
    <>
      <span onPointerEnter={prepare} onFocus={prepare}>
        <Button tone="primary" icon={IconPlus} onPress={() => setOpen(true)}>
          {t('createManaged')}
        </Button>
      </span>
      {isOpen && CommunityDialog !== undefined && (
        <CommunityDialog
          onSaved={({ id }) => {
            setOpen(false);
            const href = to.adminCommunityAboutPage({ id });
            if (href !== undefined) navigation.navigate(href);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
