import { type Problem, type Viewer, ViewerProvider, useHasViewer, useIsSessionPending, useSession } from '@portal/kit';
import { type ReactNode, useMemo } from 'react';
import type { CallReply } from '../calls/call.ts';
import type { current, permissions } from '../calls/generated/me.ts';
import { useCurrentUser, usePermissions } from './use-current-user.ts';

export interface ViewerGateProps {
  /** Rendered instead of the children until the viewer is known. Left out, the children render and `useViewerState` says `'loading'`. */
  loading?: () => ReactNode;
  /** Rendered instead of the children when the viewer cannot be loaded. */
  failed?: (problem: Problem, retry: () => void) => ReactNode;
  children?: ReactNode;
}

/** Loads who is signed in and what they may do, for `useViewer` and `useModule` below. Inside another one it renders its children. */
export function ViewerGate(props: ViewerGateProps): ReactNode {
  return useHasViewer() ? props.children : <LoadedViewer {...props} />;
}

function LoadedViewer(props: ViewerGateProps): ReactNode {
  const isPending = useIsSessionPending();
  const isSignedIn = useSession() !== null || isPending;
  const user = useCurrentUser();
  const rights = usePermissions();
  const viewer = useMemo(
    () => (user.data && rights.data ? toViewer(user.data, rights.data) : null),
    [user.data, rights.data],
  );

  const broken = [user, rights].find(({ view }) => view.state === 'failed' || view.state === 'forbidden')?.view;
  if (isSignedIn && viewer === null && props.failed && broken && 'problem' in broken) {
    return props.failed(broken.problem, () => [user, rights].forEach(({ refetch }) => refetch()));
  }
  if (isSignedIn && viewer === null && props.loading) return props.loading();
  return <ViewerProvider value={isSignedIn ? (viewer ?? 'loading') : null}>{props.children}</ViewerProvider>;
}

function toViewer(user: CallReply<typeof current>, rights: CallReply<typeof permissions>): Viewer {
  const {
    id,
    role,
    contactTypes,
    firstName,
    lastName,
    pronoun,
    avatarUrl,
    registeredEmail,
    membershipLapsed,
    impersonator,
  } = user;
  const { permissions: granted, canAccessAdmin } = rights;
  return {
    id,
    role,
    contactTypes,
    firstName,
    lastName,
    pronoun,
    avatarUrl,
    registeredEmail,
    membershipLapsed,
    impersonator,
    permissions: granted,
    canAccessAdmin,
  };
}
