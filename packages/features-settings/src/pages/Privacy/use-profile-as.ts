import { calls, type ShownProfile, useEndpoint } from '@portal/api';
import type { ProfileViewer } from '@portal/rules';
import type { View } from '@portal/kit';
import { useState } from 'react';

export const firstViewer = 'member' satisfies ProfileViewer;

export interface ProfileAs {
  viewer: ProfileViewer;
  onViewer: (viewer: ProfileViewer) => void;
  view: View<ShownProfile>;
}

/** One's own profile, as the server tells it to whoever is chosen. */
export function useProfileAs(): ProfileAs {
  const [viewer, onViewer] = useState<ProfileViewer>(firstViewer);
  const { view } = useEndpoint(calls.account.profileAs, { query: { as: viewer } });
  return { viewer, onViewer, view };
}
