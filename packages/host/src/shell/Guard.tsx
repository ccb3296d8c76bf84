import { decideAccess, type Requirement, usePortal, useViewerState } from '@portal/kit';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '../navigation/history-context.ts';
import { usePreviousPath } from '../navigation/path-trail.tsx';
import { useAccessExplainer } from '../access-explainer/access-explainer-context.tsx';
import { useIsPrerendering, PageFallback, type PageFallbackProps } from './PrerenderedPage.tsx';

interface GuardProps extends PageFallbackProps {
  requires: Requirement;
  children: ReactNode;
}

/**
 * What is not open to the viewer leads to the previous page, or home; the admin area always home. It waits until the
 * viewer is known, so that a page that is loaded again stays.
 */
export function Guard(props: GuardProps) {
  const isPrerendering = useIsPrerendering();
  const { profile } = usePortal();
  const viewer = useViewerState();
  const previous = usePreviousPath();
  const { refusedPaths, noteRefused } = useAccessExplainer();
  const { pathname: path } = useLocation();
  const history = useHistory();
  const refusedBy = viewer === 'loading' ? undefined : decideAccess(profile, props.requires, viewer).refusedBy;
  // A page that is refused itself would send back here, and the two would send to each other without end.
  const isWayBack = previous !== null && !refusedPaths.has(previous) && refusedBy?.asks !== 'admin';
  const elsewhere = refusedBy && (isWayBack ? previous : '/');

  useEffect(() => {
    if (elsewhere === undefined) return;
    noteRefused(path);
    history.navigate(elsewhere, { replace: true });
  }, [elsewhere, path, history, noteRefused]);

  if (viewer === 'loading' && !(isPrerendering && isForEverybody(props.requires)))
    return <PageFallback skeleton={props.skeleton} />;
  return elsewhere === undefined ? props.children : null;
}

/** Whether nobody who is signed in is refused for who they are. */
function isForEverybody({ area, role, permission }: Requirement): boolean {
  return area !== 'admin' && role === undefined && permission === undefined;
}
