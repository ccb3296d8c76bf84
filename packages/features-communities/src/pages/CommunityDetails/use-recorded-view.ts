import { calls, useAction, useEndpointCache } from '@portal/api';
import { usePortal, usePortalResource, type PortalResource } from '@portal/kit';
import { useEffect } from 'react';
import { createVisits, type Visits } from './visits.ts';

const visitsResource: PortalResource<Visits> = { create: createVisits };

/** Records a view once per visit of a community; null for one that is not open to the person. */
export function useRecordedView(id: string | null): void {
  const visits = usePortalResource(visitsResource);
  const { analytics } = usePortal();
  const { run } = useAction(calls.communities.view, { failure: () => null });
  const cache = useEndpointCache();

  useEffect(() => {
    if (id === null) return undefined;
    if (visits.enter(id)) {
      run({ params: { id } }).then(() => cache.patch('community', id, { newPostsCount: 0 }), ignore);
      analytics.track('viewCommunity', { targetId: id });
    }
    return () => visits.leave();
  }, [id, visits, run, analytics, cache]);
}

/** A view that was not counted is nothing to trouble the reader with. */
function ignore() {}
