import { usePortal } from '@portal/kit';
import { useMemo } from 'react';
import { type EndpointCache, createEndpointCache } from './endpoint-cache.ts';
import { useClient } from './use-client.ts';

export function useEndpointCache(): EndpointCache {
  const { queryClient } = usePortal();
  const client = useClient();
  return useMemo(() => createEndpointCache(queryClient, client), [queryClient, client]);
}
