import { useIsSessionPending, useSession } from '@portal/kit';
import type { CallReply } from '../calls/call.ts';
import * as account from '../calls/generated/me.ts';
import { type EndpointState, useEndpoint } from './use-endpoint.ts';

const staleTimeMs = 60_000;

/** The signed-in person; loading while nobody is signed in. */
export function useCurrentUser(): EndpointState<CallReply<typeof account.current>> {
  return useEndpoint(account.current, {}, { enabled: useMaySign(), staleTimeMs });
}

/** What the signed-in person may do everywhere. */
export function usePermissions(): EndpointState<CallReply<typeof account.permissions>> {
  return useEndpoint(account.permissions, {}, { enabled: useMaySign(), staleTimeMs });
}

/** A call waits for a login that is still being asked for. */
function useMaySign(): boolean {
  const isPending = useIsSessionPending();
  return useSession() !== null || isPending;
}
