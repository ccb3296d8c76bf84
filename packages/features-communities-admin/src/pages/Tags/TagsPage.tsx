import type { CountedTag } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { ManagementGate } from '../../components/ManagementFrame/ManagementGate.tsx';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagsScreen } from './TagsScreen.tsx';
import { useTags } from './use-tags.ts';

type Asked = { to: 'write'; tag: CountedTag | null } | { to: 'delete'; tag: CountedTag } | null;

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
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <TagsScreen
        {...list}
        onCreate={() => setAsked({ to: 'write', tag: null })}
        onEdit={(tag) => setAsked({ to: 'write', tag })}
        onDelete={(tag) => setAsked({ to: 'delete', tag })}
      />
      {asked?.to === 'write' && <TagDialog tag={asked.tag} onClose={close} />}
      {asked?.to === 'delete' && <DeleteTagDialog tag={asked.tag} onClose={close} />}
    </>
  );
}
