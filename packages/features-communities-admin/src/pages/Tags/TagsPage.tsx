import type { CountedTag } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagsScreen } from './TagsScreen.tsx';
import { useTags } from './use-tags.ts';

type DialogState = { to: 'write'; tag: CountedTag | null } | { to: 'delete'; tag: CountedTag } | null;

/** What posts are found by. */
export function TagsPage(props: PageProps) {
  return (
    <ManagementGate tab="tags">
      <LiveTags {...props} />
    </ManagementGate>
  );
}

function LiveTags(props: PageProps) {
  const list = useTags(props);
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  return (
    <>
      <TagsScreen
        {...list}
        onCreate={() => setDialog({ to: 'write', tag: null })}
        onEdit={(tag) => setDialog({ to: 'write', tag })}
        onDelete={(tag) => setDialog({ to: 'delete', tag })}
      />
      {dialog?.to === 'write' && <TagDialog tag={dialog.tag} onClose={close} />}
      {dialog?.to === 'delete' && <DeleteTagDialog tag={dialog.tag} onClose={close} />}
    </>
  );
}
