import { calls, useEndpoint } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { useState } from 'react';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { EditAbout } from './EditAbout.tsx';
import { WhoAreWe } from './WhoAreWe.tsx';

/** Who the community is, and the dialog in which that is written. */
export function LiveWhoAreWe({ community, facts }: AdminCommunity) {
  const { view, data } = useEndpoint(
    calls.communities.about,
    { params: { id: community.id } },
    { isEmpty: ({ html }) => isBlankHtml(html) },
  );
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <WhoAreWe view={view} onEdit={facts.permissions.has('commentEdit') ? () => setEditing(true) : undefined} />
      {isEditing && data !== undefined && (
        <EditAbout community={community} about={data} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
